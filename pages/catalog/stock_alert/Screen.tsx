import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Link } from '#components/ui/Link.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useStockAlert } from '#lib/catalog/client/use-stock-alert.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** Page that stock alert mails link to: confirms or cancels the alert. */
export default function Screen({ title, id, code }: ScreenProps['catalog/stock_alert']) {
	const t = useLabels();
	const [state, change] = useStockAlert({ id, code });
	if (state.status === 'unknown' || state.status === 'error') {
		return (
			<EmptyState trace="fading" title={t(`alert.${state.status}_title`)} level={1} text={t(`alert.${state.status}_text`)}>
				<ButtonLink href={t.home}>{t('newsletter.home')}</ButtonLink>
			</EmptyState>
		);
	}
	const alert = state.status === 'success' ? state.item : undefined;
	const busy = state.status === 'success' && state.busy;
	return (
		<div className={styles['screen']}>
			<h1>{title}</h1>
			<NeedsScript />
			<div className={styles['status']} aria-live="polite">
				{alert ? <p>{t(`alert.status_${alert.status}`, { email: alert.email })}</p> : <p>{t('alert.loading')}</p>}
			</div>
			{alert && (
				<>
					<p>
						<Link className="link" href={alert.product.url_without_domain}>
							{alert.product.title}
						</Link>
					</p>
					{alert.status === 'pending' && (
						<Button busy={busy} onClick={() => change('confirm')}>
							{t('alert.confirm')}
						</Button>
					)}
					{(alert.status === 'pending' || alert.status === 'confirmed') && (
						<Button variant="quiet" busy={busy} onClick={() => change('cancel')}>
							{t('alert.cancel')}
						</Button>
					)}
				</>
			)}
		</div>
	);
}
