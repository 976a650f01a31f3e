import { memo, Suspense } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { lazyOnInteraction } from '#components/ui/lazy-on-interaction.ts';
import { Summary } from '#components/ui/Summary.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Alerts.module.css';
import { loadAlertForm } from './load-alert-form.ts';

const AlertForm = import.meta.env.SSR ? (await loadAlertForm()).default : lazyOnInteraction(loadAlertForm);

/** "Tell me when it gets cheaper", folded; only where the shop sends mails (0153). Memoised: a Suspense boundary that is not hydrated yet must not get new props. */
export const PriceAlert = memo(({ id, url }: { readonly id: number; readonly url: string }) => {
	const t = useLabels();
	if (!t.offers('price_alerts')) return null;
	return (
		<details data-without-script="">
			<Summary>
				<span className={styles['name']}>
					<Icon name="bell" />
					{t('price_alert.open')}
				</span>
			</Summary>
			<Suspense>
				<AlertForm key={id} kind="price" id={id} url={url} />
			</Suspense>
		</details>
	);
});
