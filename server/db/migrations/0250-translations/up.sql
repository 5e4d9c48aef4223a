-- What a review says in another language, so that its words go out of the house once for each; made anew when they change.
create table reviews.translation (
  review_id bigint not null references reviews.review (id) on delete cascade,
  lang text not null,
  of_text text not null,
  of_reply text,
  text text not null,
  reply text,
  made_at timestamptz not null,
  primary key (review_id, lang),
  check ((reply is null) = (of_reply is null))
);
