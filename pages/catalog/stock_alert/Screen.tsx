import type { StockAlert } from '@titraj/contract/product-alerts.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Link } from '#components/ui/Link.tsx';
import { ALERT_FORM_PATH } from '#lib/catalog/alert-form.ts';
import { useStockAlert } from '#lib/catalog/client/use-stock-alert.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** Page that mails of stock and price alerts link to: confirms or cancels the alert. */
export default function Screen({ title, kind, id, code, path, currency }: ScreenProps['catalog/stock_alert']) {
	const t = useLabels();
	const [state, change] = useStockAlert(kind, { id, code });
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
			<div className={styles['status']} aria-live="polite">
				<p>{alert ? <Status alert={alert} currency={currency} /> : t('alert.loading')}</p>
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
			<noscript>{import.meta.env.SSR && <PlainForm kind={kind} id={id} code={code} path={path} />}</noscript>
		</div>
	);
}

function Status({ alert: { status, email, price_limit }, currency }: { readonly alert: StockAlert; readonly currency: string }) {
	const t = useLabels();
	const limit = toMoney(price_limit, currency);
	const price = limit && formatMoney(limit, t.locale);
	if (price !== null && status === 'pending') return t('price_alert.status_pending', { email, price });
	if (price !== null && status === 'confirmed') return t('price_alert.status_confirmed', { email, price });
	return t(`alert.status_${status}`, { email });
}

/** Without scripts the status is not known before a button is pressed; the fragment of the answer's address then names it. */
function PlainForm({ kind, id, code, path }: Pick<ScreenProps['catalog/stock_alert'], 'kind' | 'id' | 'code' | 'path'>) {
	const t = useLabels();
	const notes = {
		confirmed: t('alert.plain_confirmed'),
		cancelled: t('alert.plain_cancelled'),
		sent: t('alert.plain_sent'),
		failed: t('alert.unknown_title'),
	};
	return (
		<form className={styles['plain']} method="post" action={`${ALERT_FORM_PATH}confirm/`}>
			{Object.entries(notes).map(([name, text]) => (
				<p key={name} id={name} className={styles['note']}>
					{text}
				</p>
			))}
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="code" value={code} />
			<input type="hidden" name="page" value={path} />
			<Button type="submit">{t('alert.confirm')}</Button>
			<Button type="submit" variant="quiet" formAction={`${ALERT_FORM_PATH}cancel/`}>
				{t('alert.cancel')}
			</Button>
		</form>
	);
}
