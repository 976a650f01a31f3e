import type { Address } from '@titraj/contract/profile.ts';
import { useEffect, useRef, useState } from 'react';
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
	/** An answer may come when another form is open. */
	const close = (form: typeof open) => setOpen((current) => (current === form ? null : current));
	const lastOpen = useRef(open);
	useEffect(() => {
		if (open !== null) document.querySelector<HTMLElement>('main form input')?.focus();
		else if (lastOpen.current !== null) focusOpener(lastOpen.current);
		lastOpen.current = open;
	}, [open]);
	const removeAndMoveFocus = async (id: number) => {
		const card = document.activeElement?.closest('li');
		const neighbour = (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector<HTMLElement>('[data-opens]');
		const isRemoved = await remove(id);
		if (!isRemoved) return false;
		close(id);
		// The focused button is gone with its card, unless the focus has moved on meanwhile.
		setTimeout(() => {
			if (!card || document.activeElement !== document.body) return;
			if (neighbour) neighbour.focus({ preventScroll: true });
			else focusOpener('new');
		});
		return true;
	};
	const add = (
		<Button icon="plus" variant="secondary" data-opens="new" onClick={() => setOpen('new')}>
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
										<AddressForm address={address} save={save} onClose={() => close(address.id)} />
									) : (
										<AddressCard address={address} onEdit={() => setOpen(address.id)} onRemove={removeAndMoveFocus} />
									)}
								</li>
							))}
						</ul>
						{open === 'new' && <AddressForm save={save} onClose={() => close('new')} />}
						{items.length > 0 && open === null && <div>{add}</div>}
					</>
				)}
			</DataStates>
		</AccountFrame>
	);
}

/** Focuses the button that opens this form. */
const focusOpener = (form: Address['id'] | 'new'): void => document.querySelector<HTMLElement>(`main [data-opens="${form}"]`)?.focus();
