import { type ReactNode, useState } from 'react';
import { cancelLines, changeAddress, receiveReturn } from '../../api/order-changes.ts';
import type { Order } from '../../api/orders.ts';
import { useMailNote } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { amountOf, textOf } from '../../ui/typed.ts';
import { goneLines, openLines, toSentBack } from './order-steps.ts';
import { PieceFields, piecesOf, toChosenPieces } from './PieceFields.tsx';

interface Props {
	readonly order: Order;
	readonly onChanged: () => unknown;
}

/** Cancels pieces that have not left. */
export function CancelLinesAction({ order, onChanged }: Props): ReactNode {
	const mailNote = useMailNote();
	const lines = openLines(order);
	return (
		<ActionButton
			label={t('order.cancel-lines')}
			question={`${t('order.cancel-lines-question')} ${mailNote}`}
			done={t('action.done')}
			tone="danger"
			act={(typed) => cancelLines(order.number, { reason: textOf(typed, 'reason') ?? '', lines: toChosenPieces(typed, lines) })}
			onDone={onChanged}
		>
			<PieceFields lines={lines} startsWith="none" />
			<Field label={t('order.reason')} name="reason" maxLength={1000} required hint={t('order.new-note-hint')} />
		</ActionButton>
	);
}

/** Receives goods that came back. */
export function ReturnAction({ order, onChanged }: Props): ReactNode {
	const mailNote = useMailNote();
	const lines = goneLines(order);
	const references = order.withdrawals.map(({ reference }) => reference);
	// Not the state's first value: the order may be read again while the screen is open.
	const [chosen, setWithdrawal] = useState<string | null>(null);
	const withdrawal = chosen ?? references[0] ?? '';
	const sentBack = toSentBack(order, withdrawal);
	return (
		<ActionButton
			label={t('order.return')}
			question={`${t('order.return-question')} ${mailNote}`}
			done={t('order.return-done')}
			tone="quiet"
			act={(typed) =>
				receiveReturn(order.number, {
					lines: lines
						.map(({ line }) => ({ line, quantity: piecesOf(typed, `line-${line}`), sellable: piecesOf(typed, `sellable-${line}`) }))
						.filter(({ quantity }) => quantity > 0),
					withdrawal: withdrawal || null,
					deduct: amountOf(typed, 'deduct') || '0',
					note: textOf(typed, 'note'),
				})
			}
			onDone={onChanged}
		>
			{lines.map(({ line, title, gone }) => (
				<fieldset key={`${line} ${withdrawal}`} className="form">
					<legend>{title}</legend>
					<Field
						label={t('order.came-back')}
						name={`line-${line}`}
						type="number"
						min={0}
						max={gone}
						defaultValue={sentBack.get(line) ?? 0}
						required
						hint={t('order.with-customer', { count: gone })}
					/>
					<Field label={t('order.sellable')} name={`sellable-${line}`} type="number" min={0} max={gone} defaultValue={0} required />
				</fieldset>
			))}
			{references.length > 0 && (
				<Select
					label={t('order.withdrawal')}
					name="withdrawal"
					value={withdrawal}
					options={[...references.map((reference) => [reference, reference] as const), ['', t('order.no-withdrawal')]]}
					onChange={setWithdrawal}
				/>
			)}
			<Field label={t('order.deduct')} name="deduct" inputMode="decimal" hint={t('order.deduct-hint')} />
			<Field label={t('order.note')} name="note" maxLength={1000} />
		</ActionButton>
	);
}

const ADDRESS_FIELDS = [
	['first_name', 100, true],
	['last_name', 100, true],
	['company', 200, false],
	['oib', 20, false],
	['street', 200, true],
	['postcode', 20, true],
	['city', 100, true],
	['phone', 40, false],
] as const;

/** Changes the delivery address, within its country. */
export function AddressAction({ order, address, onChanged }: Props & { readonly address: NonNullable<Order['delivery']> }): ReactNode {
	return (
		<ActionButton
			label={t('order.change-address')}
			question={t('order.change-address-question')}
			done={t('action.saved')}
			tone="quiet"
			act={(typed) => {
				const text = (name: string) => textOf(typed, name) ?? '';
				return changeAddress(order.number, {
					...{ first_name: text('first_name'), last_name: text('last_name'), company: textOf(typed, 'company'), oib: textOf(typed, 'oib') },
					...{ street: text('street'), postcode: text('postcode'), city: text('city'), country: address.country.toUpperCase(), phone: textOf(typed, 'phone') },
				});
			}}
			onDone={onChanged}
		>
			{ADDRESS_FIELDS.map(([name, maxLength, required]) => (
				<Field key={name} label={t(`address.${name}`)} name={name} defaultValue={address[name] ?? ''} maxLength={maxLength} required={required} />
			))}
		</ActionButton>
	);
}
