import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { openingState } from '#lib/stores/opening.ts';
import type { StoreCard } from '#lib/stores/stores.ts';
import styles from './OpenState.module.css';

/** Whether a store is open now and when that changes. The line stays empty until the browser knows the time. */
export function OpenState({ week, exceptions }: Pick<StoreCard, 'week' | 'exceptions'>) {
	const t = useLabels();
	const now = useShopTime();
	if (!now) return <p className={styles['state']} />;
	const state = openingState({ week, exceptions }, now);
	return (
		<p className={styles['state']} data-open={state.open ? '' : undefined}>
			{state.open ? t('stores.open_until', { time: state.until }) : toClosedText(state.next, t)}
		</p>
	);
}

function toClosedText(next: { date: string; time: string; inDays: number } | null, t: Translator): string {
	if (next === null) return t('stores.closed');
	if (next.inDays === 0) return t('stores.opens_today', { time: next.time });
	if (next.inDays === 1) return t('stores.opens_tomorrow', { time: next.time });
	return t('stores.opens_on', { date: formatDate(next.date, t.locale), time: next.time });
}
