import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import { useId, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { LockerText } from '#components/checkout/LockerText.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './LockerChoice.module.css';

interface LockerChoiceProps {
	readonly name: string;
	readonly chosen: ParcelLocker | undefined;
	readonly error: string | undefined;
	readonly onChange: (locker: ParcelLocker) => void;
}

interface Found {
	readonly items: readonly ParcelLocker[];
	readonly total: number;
}

/** A choice of parcel lockers, searched by town, street or postcode; those near the customer's address come first. */
export function LockerChoice({ name, chosen, error, onChange }: LockerChoiceProps) {
	const t = useLabels();
	const id = useId();
	const [typed, setTyped] = useState('');
	const [searched, setSearched] = useState('');
	const found = useCartData(`/api/hapi/webshop/parcel-locker?${new URLSearchParams(searched ? { search_q: searched } : {})}`);
	const search = () => setSearched(typed.trim());
	return (
		<div className={styles['choice']}>
			{chosen && (
				<div className={styles['chosen']}>
					<p className={styles['note']}>{t('checkout.locker.chosen')}</p>
					<LockerText locker={chosen} />
				</div>
			)}
			<Field label={t('checkout.locker.search')} error={error}>
				{(control) => (
					<div className={styles['search']}>
						<TextInput
							{...control}
							type="search"
							name={`${name}-search`}
							autoComplete="off"
							enterKeyHint="search"
							maxLength={100}
							value={typed}
							onChange={({ target }) => {
								setTyped(target.value);
								if (target.value === '') setSearched('');
							}}
							onKeyDown={(event) => {
								if (event.key !== 'Enter') return;
								event.preventDefault();
								search();
							}}
						/>
						<Button variant="secondary" onClick={search}>
							{t('checkout.locker.find')}
						</Button>
					</div>
				)}
			</Field>
			<p className={styles['note']} role="status" id={`${id}s`}>
				{found.status === 'pending' && t('checkout.locker.loading')}
				{found.data && toState(found.data, t)}
			</p>
			{found.status === 'error' && (
				<>
					<Notice tone="error">{t('checkout.locker.failed')}</Notice>
					<Button variant="secondary" onClick={() => void found.reload()}>
						{t('action.retry')}
					</Button>
				</>
			)}
			{found.data && found.data.items.length > 0 && (
				<fieldset className={styles['lockers']} aria-describedby={`${id}s`}>
					<legend className="visually-hidden">{t('checkout.locker.legend')}</legend>
					{found.data.items.map((locker) => (
						<label key={locker.id} className={styles['locker']}>
							<input
								className={styles['radio']}
								type="radio"
								name={name}
								value={locker.id}
								checked={locker.id === chosen?.id}
								onChange={() => onChange(locker)}
							/>
							<LockerText locker={locker} />
						</label>
					))}
				</fieldset>
			)}
		</div>
	);
}

function toState({ items, total }: Found, t: ReturnType<typeof useLabels>): string {
	if (total === 0) return t('checkout.locker.none');
	return items.length < total ? t('checkout.locker.some', { count: items.length, total }) : t('checkout.locker.count', { count: total });
}
