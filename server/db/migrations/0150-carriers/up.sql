-- Who carries parcels: the staff say so. The form of a carrier's numbers is written with # for a digit, @ for a letter, * for either,
-- {n} or {n,m} for how many of it; all else is itself. What has no more than that cannot be made to run for long.
create table parcels.carrier (
  key text primary key check (key ~ '^[a-z0-9-]{2,40}$'),
  name text not null check (name <> '' and length(name) <= 60),
  forms text[] not null check (
    cardinality(forms) between 1 and 12
    and array_to_string(forms, ' ') ~ '^([A-Z0-9#@*](\{[0-9]{1,2}(,[0-9]{1,2})?\})?){1,40}( ([A-Z0-9#@*](\{[0-9]{1,2}(,[0-9]{1,2})?\})?){1,40})*$'
  ),
  example text not null check (example ~ '^[A-Z0-9]{4,40}$'),
  -- Where it tells of a parcel; {no} stands for the number.
  page text check (page ~ '^https://[!-~]+$' and length(page) <= 300 and strpos(page, '{no}') > 0),
  -- From which countries it takes parcels; null for everywhere.
  countries text[] check (cardinality(countries) > 0 and array_to_string(countries, ' ') ~ '^[A-Z]{2}( [A-Z]{2})*$'),
  enabled boolean not null default true,
  place int not null
);
insert into parcels.carrier (place, key, name, forms, example, page, countries) values
  (0, 'dhl', 'DHL Express', '{"#{10}","JD#{16,20}","JJD#{16,20}","@{3}#{7}"}', '1234567890', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}', null),
  (1, 'fedex', 'FedEx', '{"#{12}","#{15}","#{20}"}', '123456789012', 'https://www.fedex.com/fedextrack/?trknbr={no}', null),
  (2, 'ups', 'UPS', '{"1Z*{16}"}', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum={no}', null),
  (3, 'usps', 'USPS', '{"9#{21}","@{2}#{9}US"}', '9400111899223100001234', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}', '{US}'),
  (4, 'royal-mail', 'Royal Mail', '{"@{2}#{9}GB"}', 'AB123456789GB', 'https://www.royalmail.com/track-your-item#/tracking-results/{no}', '{GB}'),
  (5, 'deutsche-post', 'Deutsche Post DHL', '{"#{12}","#{20}","@{2}#{9}DE"}', '00340434123456789011', 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode={no}', '{DE}'),
  (6, 'la-poste', 'La Poste Colissimo', '{"#@#{11}","@{2}#{9}FR"}', '6A12345678901', 'https://www.laposte.fr/outils/suivre-vos-envois?code={no}', '{FR}'),
  (7, 'correos', 'Correos', '{"*{23}","@{2}#{9}ES"}', 'RR123456789ES', 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={no}', '{ES}'),
  (8, 'poste-italiane', 'Poste Italiane', '{"*{13}","@{2}#{9}IT"}', 'RR123456789IT', 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{no}', '{IT}'),
  (9, 'postnord', 'PostNord', '{"#{18}","#{20}","@{2}#{9}SE","@{2}#{9}DK","@{2}#{9}NO","@{2}#{9}FI"}', 'RR123456789SE', 'https://www.postnord.com/track-and-trace?shipmentId={no}', '{SE,DK,NO,FI}'),
  (10, 'posten', 'Posten Bring', '{"#{17,18}","@{2}#{9}NO"}', 'RR123456789NO', 'https://tracking.bring.com/tracking/{no}', '{NO}'),
  (11, 'japan-post', 'Japan Post', '{"#{11,12}","@{2}#{9}JP"}', 'EN123456789JP', 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1={no}', '{JP}'),
  (12, 'yamato', 'Yamato Transport', '{"#{12}"}', '123456789012', 'https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01={no}', '{JP}'),
  (13, 'chunghwa-post', 'Chunghwa Post', '{"#{14}","#{20}","@{2}#{9}TW"}', 'EB123456789TW', null, '{TW}'),
  (14, 't-cat', 'T-Cat', '{"#{12}"}', '123456789012', 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID={no}', '{TW}'),
  (15, 'thailand-post', 'Thailand Post', '{"@{2}#{9}TH"}', 'EF123456789TH', 'https://track.thailandpost.co.th/?trackNumber={no}', '{TH}'),
  (16, 'flash-express', 'Flash Express', '{"TH*{12,16}","PH*{12,16}","LA*{12,16}","MY*{12,16}"}', 'TH01234567890A', 'https://www.flashexpress.com/fle/tracking?se={no}', '{TH,PH,LA,MY}'),
  (17, 'vietnam-post', 'Vietnam Post', '{"@{2}#{9}VN"}', 'EA123456789VN', null, '{VN}'),
  (18, 'lbc', 'LBC Express', '{"#{12,14}"}', '123456789012', 'https://www.lbcexpress.com/track/?tracking_no={no}', '{PH}'),
  (19, 'j-t', 'J&T Express', '{"J@#{10,12}","#{12}"}', '820123456789', null, '{PH,TH,VN,MY,SG,ID,MX}'),
  (20, 'estafeta', 'Estafeta', '{"#{10}","*{22}"}', '1234567890', null, '{MX}'),
  (21, 'correos-mexico', 'Correos de México', '{"@{2}#{9}MX"}', 'EE123456789MX', null, '{MX}');
-- Where a parcel went under it, it stays: it can only rest.
create trigger carrier_stays before delete or truncate on parcels.carrier for each statement execute function kernel.refuse_change();
