import type { ReactNode } from 'react';
import type { Import } from '../../api/imports.ts';
import { PATH_SEPARATOR } from '../../api/products.ts';
import { toFieldText, toReasonText } from '../../texts/api-words.ts';
import { formatMoney, formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';

type Result = NonNullable<Import['result']>;

/** What else an import says: what looks wrong, changed values, columns that were not used, and some products. */
export function WholeReport({ result, isTried }: { readonly result: Result; readonly isTried: boolean }): ReactNode {
	const { changes, unused, unknown_stock, doubt, failures, warnings, sample } = result;
	const notes = [
		...failures.map((reason) => t('imports.unread', { reason: toReasonText(reason) })),
		...(doubt === null ? [] : [t('imports.none-archived', { reason: toReasonText(doubt) })]),
		...warnings.map(toReasonText),
		...(unknown_stock === 0 ? [] : [t('imports.unknown-stock', { count: formatNumber(unknown_stock) })]),
		...(unused.length === 0 ? [] : [t('imports.unused', { columns: unused.join(', ') })]),
	];
	const examples = isTried ? sample : [];
	if (notes.length + changes.length + examples.length === 0) return null;
	return (
		<details className="card">
			<summary>{t('imports.lines')}</summary>
			<div className="stack">
				<List title={t('imports.notes')} lines={notes} />
				<List title={t('imports.changes')} lines={changes.map(toChangeLine)} />
				<List title={t('imports.sample')} lines={examples.map(toProductLine)} />
			</div>
		</details>
	);
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
	if (lines.length === 0) return null;
	return (
		<section>
			<h3>{title}</h3>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}

/** `SKU-1 title: before > after`, with the name of the field; not every machine has a font with the arrow of the report. */
const toExample = (example: string): string =>
	example.replace(/^(\S+) ([a-z_.]+):/, (_, sku: string, field: string) => `${sku} ${toFieldText(field)}:`).replace(' → ', ' > ');

const toChangeLine = ({ reason, count, examples }: Result['changes'][number]): string =>
	`${formatNumber(count)} × ${toReasonText(reason)}: ${examples.map(toExample).join('; ')}`;

function toProductLine({ sku, title, category_path, price, stock }: Result['sample'][number]): string {
	const pieces = stock?.quantity ?? stock?.locations?.reduce((sum, { quantity }) => sum + quantity, 0);
	return [
		`${title ?? ''} [${sku}]`,
		...(category_path ? [category_path.join(PATH_SEPARATOR)] : []),
		...(price ? [formatMoney(price.sale?.amount ?? price.amount, price.currency)] : []),
		...(pieces === undefined ? [] : [t('imports.in-stock', { count: formatNumber(pieces) })]),
	].join(', ');
}
