import { useState } from 'react';
import { LastViewed } from '#components/commerce/LastViewed.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { changeSavedLater } from '#lib/saved/client/change-saved-later.ts';
import { useCompare } from '#lib/saved/client/use-saved.ts';
import { toCompareRows } from '#lib/saved/compare-rows.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { CompareTable } from './CompareTable.tsx';
import styles from './Screen.module.css';

/** The comparison, at most three products: a prerendered shell with live content (D9; Spec 5). */
export default function Screen({ title }: ScreenProps['catalog/compare']) {
	return (
		<div className={styles['screen']}>
			<Comparison title={title} />
		</div>
	);
}

function Comparison({ title }: { readonly title: string }) {
	const t = useLabels();
	const { status, data, reload } = useCompare();
	const [onlyDifferences, setOnlyDifferences] = useState(false);
	const [removed, setRemoved] = useState<readonly string[]>([]);
	const items = data?.filter(({ code }) => !removed.includes(code)) ?? [];
	const remove = async (code: string) => {
		setRemoved((codes) => [...codes, code]);
		await changeSavedLater({ list: 'compare', kind: 'remove', code });
		setRemoved((codes) => codes.filter((other) => other !== code));
	};
	if (!data && status === 'error') {
		return (
			<EmptyState trace="fading" title={t('compare.error_title')} level={1} text={t('compare.error_text')}>
				<Button onClick={reload}>{t('action.retry')}</Button>
			</EmptyState>
		);
	}
	if (data && items.length === 0) {
		return (
			<>
				<EmptyState trace="resting" title={t('compare.empty_title')} level={1} text={t('compare.empty_text')}>
					<ButtonLink href={t.home}>{t('cart.continue')}</ButtonLink>
					<Button variant="secondary" icon="grid" popoverTarget="kategorije">
						{t('not_found.categories')}
					</Button>
				</EmptyState>
				<LastViewed />
			</>
		);
	}
	const rows = toCompareRows(items.map(({ product }) => product));
	return (
		<div>
			<header className={styles['header']}>
				<h1>{title}</h1>
				<p className={styles['status']} role="status">
					{data ? t.plural('compare.count', items.length) : t('compare.loading')}
				</p>
				{(items.length > 1 || !data) && (
					<label className={styles['option']} data-loading={data ? undefined : ''}>
						<input type="checkbox" checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />
						{t('compare.only_differences')}
					</label>
				)}
			</header>
			<NeedsScript />
			{data ? (
				<CompareTable items={items} rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows} onRemove={remove} />
			) : (
				<div className={styles['loading']} aria-hidden="true">
					<Skeleton shape="picture" />
					<Skeleton shape="picture" />
					<Skeleton shape="picture" />
				</div>
			)}
		</div>
	);
}
