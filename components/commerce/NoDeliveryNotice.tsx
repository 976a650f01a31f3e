import { Icon } from '#components/ui/Icon.tsx';
import type { NoDelivery } from '#lib/navigation/no-delivery.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Promises.module.css';

/** Says that nothing is sent to the market's country, and what the shopper can do: another address, pickup, or asking the shop. */
export function NoDeliveryNotice({ countries, pickup, contact }: NoDelivery) {
	const t = useLabels();
	const texts = [
		countries ? t('delivery.only_to', { countries }) : t('delivery.nowhere'),
		pickup && t('delivery.collect'),
		!countries && !pickup && contact && t('delivery.ask', { contact }),
	];
	return (
		<p className={styles['cart']} data-no-delivery="">
			<Icon name="truck" size={18} />
			<span>{texts.filter(Boolean).join(' ')}</span>
		</p>
	);
}
