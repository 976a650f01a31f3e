import { type StorageLifetime, type StoredItem, storedItemsOf } from '#lib/consent/stored-items.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { toTags } from '#lib/platform/config/tags.ts';
import { escapeHtml } from '#lib/platform/text/escape-html.ts';

const GOOGLE = 'Google Ireland Limited';
/** Length of each unit in seconds, longest first. */
const UNITS = [
	['year', 365 * 86_400],
	['day', 86_400],
	['minute', 60],
] as const;

/** Table of everything that this shop stores in a browser, grouped by purpose: name, lifetime and setter. */
export function toCookieTable(site: Site): string {
	const t = site.translator;
	const items = storedItemsOf(toTags(site.info).map(({ name }) => name));
	const titles = [t('cookies.name'), t('cookies.lifetime'), t('cookies.party')];
	const groups = [...Map.groupBy(items, ({ purpose }) => purpose)].map(([purpose, own]) => {
		const title = escapeHtml(`${t('cookies.purpose')}: ${t(`cookies.purpose.${purpose}`)}`);
		const rows = own.map((item) =>
			toRow([`${item.name} (${t(`cookies.where.${item.where}`)})`, toLifetimeText(item.lifetime, site), toParty(item, site)], 'td'),
		);
		return `<tr><th colspan="${titles.length}" scope="rowgroup">${title}</th></tr>${rows.join('')}`;
	});
	return `<table><thead>${toRow(titles, 'th')}</thead>${groups.map((rows) => `<tbody>${rows}</tbody>`).join('')}</table>`;
}

const toRow = (cells: readonly string[], tag: 'th' | 'td'): string => `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

function toLifetimeText(lifetime: StorageLifetime, { translator: t }: Site): string {
	if (typeof lifetime === 'string') return t(`cookies.lifetime.${lifetime}`);
	const [unit, seconds] = UNITS.find(([, size]) => lifetime % size === 0) ?? (['second', 1] as const);
	return new Intl.NumberFormat(t.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(lifetime / seconds);
}

/** Items named `_…` are set by Google's tags; the rest by the shop. */
const toParty = ({ name, tags }: StoredItem, { info }: Site): string => (tags && name.startsWith('_') ? GOOGLE : info.company.name || info.site_name);
