import type { Address } from '@titraj/contract/profile.ts';
import { useState } from 'react';
import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useAddresses } from '#lib/account/client/use-addresses.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import styles from './Screen.module.css';

/** The address book. One address at a time can be edited, in its place in the list. */
export default function Screen({ title, urls }: ScreenProps['auth/addresses']) {
	const t = useLabels();
	const { addresses, save, remove } = useAddresses();
	const [open, setOpen] = useState<Address['id'] | 'new' | null>(null);
	const close = () => setOpen(null);
	const add = (
		<Button icon="plus" variant="secondary" onClick={() => setOpen('new')}>
			{t('addresses.add')}
		</Button>
	);
	return (
		<AccountFrame title={title} urls={urls} page="addresses">
			<DataStates of={addresses} rows={2}>
				{({ items }) => (
					<>
						{items.length === 0 && open !== 'new' && (
							<EmptyState trace="resting" title={t('addresses.empty_title')} level={2} text={t('addresses.empty_text')}>
								{add}
							</EmptyState>
						)}
						<ul className={styles['list']}>
							{items.map((address) => (
								<li key={address.id}>
									{open === address.id ? (
										<AddressForm address={address} save={save} onClose={close} />
									) : (
										<AddressCard address={address} onEdit={() => setOpen(address.id)} onRemove={remove} />
									)}
								</li>
							))}
						</ul>
						{open === 'new' && <AddressForm save={save} onClose={close} />}
						{items.length > 0 && open === null && <div>{add}</div>}
					</>
				)}
			</DataStates>
		</AccountFrame>
	);
}
