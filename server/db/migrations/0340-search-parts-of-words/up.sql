-- Every word of the mall by each of its ends of three letters and more, without the word itself: `backpack` by `ackpack`, `ckpack` down to `ack`.
-- What begins with some letters here has them inside of a word. The mall has some ten thousand words, however many its products are.
create function search.word_ends(word text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(select substr(word, at) from generate_series(2, length(word) - 2) at))
$$;
create index word_ends on search.word using gin (search.word_ends(word)) with (fastupdate = off);

-- Words that begin with a part, the most used first, and words that have it inside: first those that lack one letter before it.
-- `most` bounds each of both, so that a short part of a great many words costs no more than a long one.
create function search.words_having(part text, most int) returns table (term text, begins boolean)
language sql stable set enable_seqscan = off as $$
  (select term, true from search.word
    where word > part collate "C" and word < (part || chr(1114111)) collate "C" order by documents desc, word limit most)
  union all
  (select term, false from search.word
    where search.word_ends(word) @@ ('''' || replace(replace(part, '\', '\\'), '''', '''''') || ''':*')::tsquery
    order by length(word) > length(part) + 1, documents desc, word limit most)
$$;
