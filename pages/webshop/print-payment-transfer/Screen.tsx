import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { useMissingCode } from '#lib/checkout/client/use-missing-code.ts';
import { usePaymentSlip } from '#lib/checkout/client/use-payment-slip.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';
import { Slip } from './Slip.tsx';

/** The bank-transfer slip of an order (Spec 2; D27), to scan on screen or to print. */
export default function Screen({ title, prints }: ScreenProps['webshop/print-payment-transfer']) {
	const t = useLabels();
	const search = useLocationSearch();
	const identificator = readOrderIdentificator(search);
	const { status, slip, payUntil, reload } = usePaymentSlip(prints ? identificator : null);
	useMissingCode(prints && search !== null && identificator === null);
	return (
		<div className={styles['sheet']}>
			<h1 className={styles['screenOnly']}>{title}</h1>
			<div role="status">{status === 'pending' && <p>{t('slip.loading')}</p>}</div>
			{slip && (
				<>
					<p className={styles['screenOnly']}>{t('slip.intro')}</p>
					{payUntil && <p>{t('slip.pay_until', { day: formatDay(payUntil, t.locale) })}</p>}
					<Slip slip={slip} />
					<Button className={styles['screenOnly']} onClick={() => print()}>
						{t('slip.action')}
					</Button>
				</>
			)}
			{(status === 'refused' || (status === 'success' && !slip)) && <p>{t('slip.missing')}</p>}
			{status === 'error' && (
				<>
					<p role="alert">{t('slip.error')}</p>
					<Button className={styles['screenOnly']} onClick={() => void reload()}>
						{t('action.retry')}
					</Button>
				</>
			)}
			{status === 'idle' && search !== null && <p>{t('slip.empty')}</p>}
			<ButtonLink className={styles['screenOnly']} href={t.home} rel="external" variant="quiet">
				{t('slip.home')}
			</ButtonLink>
		</div>
	);
}
