import type { Address } from '@titraj/contract/profile.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { useRemoval } from '#lib/account/client/use-removal.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './AddressCard.module.css';

interface AddressCardProps {
	readonly address: Address;
	readonly onEdit: () => void;
	readonly onRemove: (id: number) => Promise<boolean>;
}

/** An address of the address book, with badges for its default uses. */
export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
	const t = useLabels();
	const { id, title, first_name, last_name, company, oib, street, postcode, city, country, phone } = address;
	const name = `${first_name} ${last_name}`;
	const removal = useRemoval(() => onRemove(id));
	const lines = [title && name, company, oib && `OIB ${oib}`, street, `${postcode} ${city}`, country === 'HR' ? null : country, phone].filter(Boolean);
	return (
		<article className={styles['card']}>
			<h2 className={styles['title']}>{title ?? name}</h2>
			<p className={styles['lines']}>{lines.join('\n')}</p>
			<div className={styles['badges']}>
				{address.default_delivery && <Badge tone="info">{t('addresses.for_delivery')}</Badge>}
				{address.default_billing && <Badge tone="info">{t('addresses.for_billing')}</Badge>}
			</div>
			<div className={styles['actions']}>
				<Button variant="secondary" size="small" data-opens={id} aria-label={t('addresses.edit_named', { title: title ?? name })} onClick={onEdit}>
					{t('addresses.edit')}
				</Button>
				<Button
					variant="quiet"
					size="small"
					busy={removal.isPending}
					aria-label={t('addresses.remove_named', { title: title ?? name })}
					onClick={removal.start}
				>
					{t('addresses.remove')}
				</Button>
			</div>
			<p className={styles['error']} role="alert">
				{removal.hasFailed && t('account.failed')}
			</p>
		</article>
	);
}
