import { useEffect, useRef } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import type { Withdrawal } from '#lib/checkout/client/send-withdrawal.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDateTime } from '#lib/platform/i18n/formats.ts';
import styles from './Receipt.module.css';

/** Receipt of a statement: when it was received, its number, and what to do with the goods. */
export function Receipt({ of: { datetime, reference, email }, returnAddress }: { readonly of: Withdrawal; readonly returnAddress: string }) {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} tabIndex={-1} className={styles['receipt']}>
			<Notice tone="ok">{t('withdrawal.received', { datetime: datetime ? formatDateTime(datetime, t.locale) : '', reference: reference ?? '', email })}</Notice>
			<p>{t('withdrawal.next')}</p>
			{returnAddress && <p>{t('withdrawal.return_to', { address: returnAddress })}</p>}
			<ButtonLink href={t.home} variant="secondary">
				{t('slip.home')}
			</ButtonLink>
		</div>
	);
}
