import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Topics that were part of the storefront until now, as data of a shop that is in use: its pages and subscriptions name them. A label that the merchant has replaced stays their name. */
export const newsletterTopics: Migration = {
	up: (db) =>
		runScript(
			db,
			`
insert into settings (name, value) select 'newsletter_topics', '
{
	"topics": [
		{
			"code": "offers",
			"titles": {
				"hr": "Sniženja i ponude",
				"en": "Discounts and offers",
				"de": "Rabatte und Angebote",
				"at": "Aktionen und Angebote",
				"rs": "Sniženja i ponude",
				"si": "Znižanja in ponudbe",
				"it": "Sconti e offerte",
				"ba": "Sniženja i ponude",
				"es": "Descuentos y ofertas"
			},
			"active": true
		},
		{
			"code": "magazine",
			"titles": {
				"hr": "Novi članci u magazinu",
				"en": "New articles in the magazine",
				"de": "Neue Artikel im Magazin",
				"rs": "Novi članci u magazinu",
				"si": "Novi članki v reviji",
				"it": "Nuovi articoli del magazine",
				"ba": "Novi članci u magazinu",
				"es": "Nuevos artículos de la revista"
			},
			"active": true
		},
		{
			"code": "calendar",
			"titles": {
				"hr": "Adventski kalendar",
				"en": "Advent calendar",
				"de": "Adventskalender",
				"at": "Adventkalender",
				"rs": "Adventski kalendar",
				"si": "Adventni koledar",
				"it": "Calendario dell’Avvento",
				"ba": "Adventski kalendar",
				"es": "Calendario de Adviento"
			},
			"active": true
		}
	]
}
'::jsonb where exists (select from pages) or exists (select from newsletter_subscriptions) on conflict (name) do nothing
--
update settings s set value = jsonb_build_object('topics', (
	select jsonb_agg(case when l.text is null then t else jsonb_set(t, '{titles,hr}', to_jsonb(l.text)) end order by n)
	from jsonb_array_elements(s.value -> 'topics') with ordinality x(t, n) left join labels l on l.name = 'newsletter.' || (t ->> 'code')
)) where s.name = 'newsletter_topics' and exists (select from labels where name in ('newsletter.offers', 'newsletter.magazine', 'newsletter.calendar'))
`,
		),
};
