create schema shipments;

create table shipments.parcel (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  carrier text not null check (carrier ~ '^[a-z0-9-]{2,40}$'),
  tracking_no text not null check (tracking_no ~ '^[A-Z0-9]{4,40}$'),
  step text not null default 'shipped' check (step in ('shipped', 'in_transit', 'on_the_way', 'delivered')),
  shipped_at timestamptz not null,
  own_number boolean not null default true,
  carrier_name text check (length(carrier_name) between 1 and 80),
  carrier_page text check (carrier_page ~ '^https://[!-~]+$' and length(carrier_page) <= 300),
  unique (order_id, carrier, tracking_no),
  check ((carrier = 'other') = (carrier_name is not null)),
  check (carrier_page is null or carrier = 'other')
);
create index parcel_number on shipments.parcel (carrier, tracking_no);
create unique index parcel_number_once on shipments.parcel (carrier, tracking_no) where own_number;
create trigger parcel_stays before delete or truncate on shipments.parcel for each statement execute function platform.refuse_change();

create table shipments.line (
  parcel_id bigint references shipments.parcel,
  line smallint check (line > 0),
  quantity int not null check (quantity between 1 and 999),
  primary key (parcel_id, line)
);
create trigger line_append_only before delete or update or truncate on shipments.line
  for each statement execute function platform.refuse_change();

create table shipments.history (
  parcel_id bigint references shipments.parcel,
  step text check (step in ('shipped', 'in_transit', 'on_the_way', 'delivered')),
  place text not null default '' check (length(place) <= 100),
  at timestamptz,
  said_by text not null check (said_by in ('seller', 'carrier')),
  primary key (parcel_id, step, at)
);
create trigger trace_append_only before delete or update or truncate on shipments.history
  for each statement execute function platform.refuse_change();

-- Carriers and numbers of a parcel that its shop corrected.
create table shipments.former_number (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references shipments.parcel,
  carrier text not null,
  tracking_no text not null,
  carrier_name text,
  carrier_page text,
  until timestamptz not null,
  corrected_by text not null
);
create index former_number_parcel on shipments.former_number (parcel_id, id desc);
create trigger former_number_append_only before delete or update or truncate on shipments.former_number
  for each statement execute function platform.refuse_change();

-- Carriers, edited by staff. A number form has # for a digit, @ for a letter, * for either,
-- {n} or {n,m} for a count; other signs stand for themselves. Such a pattern cannot be made slow.
create table shipments.carrier (
  key text primary key check (key ~ '^[a-z0-9-]{2,40}$'),
  name text not null check (name <> '' and length(name) <= 60),
  forms text[] not null,
  example text not null check (example ~ '^[A-Z0-9]{4,40}$'),
  page text check (page ~ '^https://[!-~]+$' and length(page) <= 300 and strpos(page, '{no}') > 0),
  countries text[] check (cardinality(countries) > 0 and array_to_string(countries, ' ') ~ '^[A-Z]{2}( [A-Z]{2})*$'),
  enabled boolean not null default true,
  place int not null,
  check (cardinality(forms) between 1 and 12 and array_to_string(forms,
    ' ') ~ '^([A-Z0-9#@*](\{[0-9]{1,2}(,[0-9]{1,2})?\})?){1,40}( ([A-Z0-9#@*](\{[0-9]{1,2}(,[0-9]{1,2})?\})?){1,40})*$')
);
-- A carrier that carried a parcel stays; it can be switched off.
create trigger carrier_stays before delete or truncate on shipments.carrier for each statement execute function platform.refuse_change();
insert into shipments.carrier (key, name, forms, example, page, countries, enabled, place) values
  ('chunghwa-post', 'Chunghwa Post', '{"#{14}","#{20}","@{2}#{9}TW"}', 'EB123456789TW', null, '{TW}', true, 13),
  ('correos', 'Correos', '{"*{23}","@{2}#{9}ES"}', 'RR123456789ES', 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={no}', '{ES}', true, 7),
  ('correos-mexico', 'Correos de México', '{"@{2}#{9}MX"}', 'EE123456789MX', null, '{MX}', true, 21),
  ('deutsche-post', 'Deutsche Post DHL', '{"#{12}","#{20}","@{2}#{9}DE"}', '00340434123456789011', 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode={no}', '{DE}', true, 5),
  ('dhl', 'DHL Express', '{"#{10}","JD#{16,20}","JJD#{16,20}","@{3}#{7}"}', '1234567890', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}', null, true, 0),
  ('estafeta', 'Estafeta', '{"#{10}","*{22}"}', '1234567890', null, '{MX}', true, 20),
  ('fedex', 'FedEx', '{"#{12}","#{15}","#{20}"}', '123456789012', 'https://www.fedex.com/fedextrack/?trknbr={no}', null, true, 1),
  ('flash-express', 'Flash Express', '{"TH*{12,16}","PH*{12,16}","LA*{12,16}","MY*{12,16}"}', 'TH01234567890A', 'https://www.flashexpress.com/fle/tracking?se={no}', '{TH,PH,LA,MY}', true, 16),
  ('j-t', 'J&T Express', '{"J@#{10,12}","#{12}"}', '820123456789', null, '{PH,TH,VN,MY,SG,ID,MX}', true, 19),
  ('japan-post', 'Japan Post', '{"#{11,12}","@{2}#{9}JP"}', 'EN123456789JP', 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1={no}', '{JP}', true, 11),
  ('la-poste', 'La Poste Colissimo', '{"#@#{11}","@{2}#{9}FR"}', '6A12345678901', 'https://www.laposte.fr/outils/suivre-vos-envois?code={no}', '{FR}', true, 6),
  ('lbc', 'LBC Express', '{"#{12,14}"}', '123456789012', 'https://www.lbcexpress.com/track/?tracking_no={no}', '{PH}', true, 18),
  ('poste-italiane', 'Poste Italiane', '{"*{13}","@{2}#{9}IT"}', 'RR123456789IT', 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{no}', '{IT}', true, 8),
  ('posten', 'Posten Bring', '{"#{17,18}","@{2}#{9}NO"}', 'RR123456789NO', 'https://tracking.bring.com/tracking/{no}', '{NO}', true, 10),
  ('postnord', 'PostNord', '{"#{18}","#{20}","@{2}#{9}SE","@{2}#{9}DK","@{2}#{9}NO","@{2}#{9}FI"}', 'RR123456789SE', 'https://www.postnord.com/track-and-trace?shipmentId={no}', '{SE,DK,NO,FI}', true, 9),
  ('royal-mail', 'Royal Mail', '{"@{2}#{9}GB"}', 'AB123456789GB', 'https://www.royalmail.com/track-your-item#/tracking-results/{no}', '{GB}', true, 4),
  ('t-cat', 'T-Cat', '{"#{12}"}', '123456789012', 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID={no}', '{TW}', true, 14),
  ('thailand-post', 'Thailand Post', '{"@{2}#{9}TH"}', 'EF123456789TH', 'https://track.thailandpost.co.th/?trackNumber={no}', '{TH}', true, 15),
  ('ups', 'UPS', '{"1Z*{16}"}', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum={no}', null, true, 2),
  ('usps', 'USPS', '{"9#{21}","@{2}#{9}US"}', '9400111899223100001234', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}', '{US}', true, 3),
  ('vietnam-post', 'Vietnam Post', '{"@{2}#{9}VN"}', 'EA123456789VN', null, '{VN}', true, 17),
  ('yamato', 'Yamato Transport', '{"#{12}"}', '123456789012', 'https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01={no}', '{JP}', true, 12);

-- Recent messages of carriers. The key makes a repeated message harmless.
create table shipments.message (
  hash bytea primary key check (length(hash) = 32),
  at timestamptz not null
);
create index message_at on shipments.message (at);

create function shipments.step_rank(step text) returns int language sql immutable as $$ select array_position(array['shipped', 'in_transit', 'on_the_way', 'delivered'], step) $$;

create function shipments.guard_parcel() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'step' - 'carrier' - 'tracking_no' - 'carrier_name' - 'carrier_page' - 'own_number') is distinct from
    (to_jsonb(old) - 'step' - 'carrier' - 'tracking_no' - 'carrier_name' - 'carrier_page' - 'own_number') then
    raise exception 'what was sent does not change' using errcode = '42501';
  end if;
  if (new.carrier, new.tracking_no, new.carrier_name, new.carrier_page, new.own_number) is distinct from
    (old.carrier, old.tracking_no, old.carrier_name, old.carrier_page, old.own_number) then
    if old.step = 'delivered' or not exists (select from shipments.former_number former where former.parcel_id = old.id
      and (former.carrier, former.tracking_no, former.carrier_name) is not distinct from (old.carrier, old.tracking_no, old.carrier_name)) then
      raise exception 'a number changes before delivery, and its former one is kept' using errcode = '42501';
    end if;
  end if;
  if shipments.step_rank(new.step) < shipments.step_rank(old.step) then
    raise exception 'a parcel does not go back' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger parcel_moves before update on shipments.parcel for each row execute function shipments.guard_parcel();
