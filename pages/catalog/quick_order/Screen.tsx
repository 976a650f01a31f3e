import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useQuickOrder } from '#lib/cart/client/use-quick-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { OrderEntry } from './OrderEntry.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './Screen.module.css';

/** Orders many products at once by their codes: typed, pasted from a spreadsheet, or uploaded (Spec 2, special_view=order_form). */
export default function Screen({ title, breadcrumbs, cartUrl }: ScreenProps['catalog/quick_order']) {
	const t = useLabels();
	const view = useQuickOrder();
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<header className={styles['header']}>
				<h1>{title}</h1>
				<p className={styles['intro']}>{t('quick_order.intro')}</p>
			</header>
			<NeedsScript />
			<div className={styles['columns']}>
				<OrderEntry onLines={view.add} />
				<section className={styles['lines']} aria-label={t('quick_order.lines')}>
					<OrderLines view={view} />
					<OrderSummary view={view} cartUrl={cartUrl} />
				</section>
			</div>
		</>
	);
}
