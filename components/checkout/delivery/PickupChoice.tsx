import type { PickupLocation } from '@titraj/contract/shipping.ts';
import { useEffect, useId, useState } from 'react';
import { DataStates } from '#components/account/DataStates.tsx';
import { Notice } from '#components/account/Notice.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';

interface PickupChoiceProps {
	readonly name: string;
	readonly value: number | undefined;
	readonly error: string | undefined;
	readonly onChange: (location: number) => void;
}

/** Choice of a store for pickup; shows when the parcel is ready (Spec 7, location GET). */
export function PickupChoice({ name, value, error, onChange }: PickupChoiceProps) {
	const t = useLabels();
	const stores = useCartData('/api/hapi/webshop/location');
	const [first, ...others] = stores.data?.items ?? [];
	// The only store is chosen already.
	const only = value === undefined && others.length === 0 ? first?.id : undefined;
	useEffect(() => {
		if (only !== undefined) onChange(only);
	}, [only]);
	if (stores.status === 'error') return <StoresMissing name={name} onRetry={stores.reload} />;
	return (
		<DataStates of={stores} rows={1}>
			{({ items }) => {
				const chosen = items.find(({ id }) => id === value);
				return (
					<Field
						label={t('checkout.shipping.store')}
						error={error}
						hint={
							chosen &&
							(chosen.ready_from
								? t('checkout.shipping.ready', { address: `${chosen.address}, ${chosen.city}`, day: formatDate(chosen.ready_from.slice(0, 10), t.locale) })
								: `${chosen.address}, ${chosen.city}`)
						}
					>
						{(control) => (
							<Select
								{...control}
								name={name}
								value={String(chosen?.id ?? '')}
								onChange={({ target }) => onChange(Number(target.value))}
								placeholder={t('checkout.shipping.choose_store')}
								options={items.map((store) => ({ value: String(store.id), title: toOption(store, t.locale) }))}
							/>
						)}
					</Field>
				);
			}}
		</DataStates>
	);
}

/** A store, and when the parcel is ready there. */
function toOption({ title, city, ready_from }: PickupLocation, locale: string): string {
	const place = title.includes(city) ? title : `${city}, ${title}`;
	return ready_from ? `${place} (${formatDate(ready_from.slice(0, 10), locale)})` : place;
}

/** Shown in place of the select, with the same `name`, so that an incomplete form focuses it. */
function StoresMissing({ name, onRetry }: { readonly name: string; readonly onRetry: () => Promise<void> }) {
	const t = useLabels();
	const id = useId();
	const [busy, setBusy] = useState(false);
	const retry = async () => {
		setBusy(true);
		await onRetry().finally(() => setBusy(false));
		setTimeout(() => document.querySelector<HTMLElement>(`select[name="${name}"]`)?.focus());
	};
	return (
		<>
			<div id={id}>
				<Notice tone="error">{t('checkout.shipping.stores_failed')}</Notice>
			</div>
			<Button name={name} variant="secondary" aria-describedby={id} busy={busy} onClick={() => void retry()}>
				{t('action.retry')}
			</Button>
		</>
	);
}
