// biome-ignore-all lint/a11y/noRedundantRoles: its parts are laid out as blocks and grids, for which browsers drop the table semantics
// biome-ignore-all lint/a11y/useSemanticElements: the header of a row group already is one

import { useRef } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ComparedProduct } from '#lib/saved/client/load-saved.ts';
import type { CompareRow } from '#lib/saved/compare-rows.ts';
import { CompareProduct } from './CompareProduct.tsx';
import styles from './CompareTable.module.css';
import { StickyHeads } from './StickyHeads.tsx';

interface CompareTableProps {
	readonly items: readonly ComparedProduct[];
	readonly rows: readonly CompareRow[];
	readonly onRemove: (code: string) => unknown;
}

/** Products side by side, one row per attribute. In each group differences come first; they are marked, also for screen readers. */
export function CompareTable({ items, rows, onRemove }: CompareTableProps) {
	const t = useLabels();
	const frame = useRef<HTMLElement>(null);
	const groups = [...new Set(rows.map(({ group }) => group))];
	return (
		<div>
			<StickyHeads items={items} frame={frame} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
			<section ref={frame} className={styles['scroller']} tabIndex={0} aria-label={t('compare.table')}>
				<table role="table" className={styles['table']} data-columns={items.length}>
					<thead role="rowgroup">
						<tr role="row">
							<td role="cell" />
							{items.map(({ code, product }) => (
								<th key={code} role="columnheader" scope="col">
									<CompareProduct product={product} onRemove={() => onRemove(code)} />
								</th>
							))}
						</tr>
					</thead>
					{groups.map((group) => (
						<tbody key={group} role="rowgroup">
							<tr role="row">
								<th role="rowheader" scope="rowgroup" colSpan={items.length + 1} aria-colspan={items.length + 1}>
									{group}
								</th>
							</tr>
							{rows
								.filter((row) => row.group === group)
								.toSorted((a, b) => Number(b.differs) - Number(a.differs))
								.map(({ title, values, differs }) => (
									<tr key={title} role="row" data-differs={differs ? '' : undefined}>
										<th role="rowheader" scope="row">
											{title}
											{differs && <span className="visually-hidden"> {t('compare.differs')}</span>}
										</th>
										{items.map(({ code }, place) => (
											<td key={code} role="cell" data-unknown={values[place] ? undefined : ''}>
												{values[place] ?? t('compare.unknown')}
											</td>
										))}
									</tr>
								))}
						</tbody>
					))}
				</table>
				{rows.length === 0 && <p className={styles['none']}>{t('compare.same')}</p>}
			</section>
		</div>
	);
}
