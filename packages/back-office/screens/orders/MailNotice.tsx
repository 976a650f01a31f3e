import type { ReactNode } from 'react';
import { clearMailAddress, readMailAddress } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

/** A notice that mails to the customer are stopped, with the reason. */
export function MailNotice({ number }: { readonly number: string }): ReactNode {
	const state = useRead(readMailAddress(number));
	const mayWrite = useMay()('orders:write');
	const refused = state.data?.value.refused ?? null;
	if (refused === null) return null;
	return (
		<div className="notice" data-tone="attention">
			<p>{t('order.mail-stopped', { time: formatTime(refused.refused_at) })}</p>
			<p className="detail">{refused.reason}</p>
			{mayWrite && (
				<ActionButton
					label={t('order.mail-again')}
					question={t('order.mail-again-question')}
					done={t('action.done')}
					tone="quiet"
					act={() => clearMailAddress(number)}
					onDone={() => state.mutate()}
				/>
			)}
		</div>
	);
}
