import { type ReactNode, useState } from 'react';
import { addToGroup, readGroups, removeFromGroup } from '../../api/customer-groups.ts';
import type { Customer } from '../../api/customers.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Select } from '../../ui/Field.tsx';

interface Props {
	readonly customer: Customer;
	readonly onChange: () => unknown;
}

/** The groups whose prices a customer pays. */
export function CustomerGroups({ customer: { id, groups }, onChange }: Props): ReactNode {
	const all = useRead(readGroups());
	const mayWrite = useMay()('customers:write');
	const [chosen, setChosen] = useState('');
	const others = all.data?.value.items.filter((group) => !groups.some((own) => own.id === group.id)) ?? [];
	const group = others.find((other) => String(other.id) === chosen) ?? others[0];
	return (
		<section className="card stack">
			<h2>{t('customer.groups')}</h2>
			{groups.length === 0 && <p>{t('customer.no-groups')}</p>}
			<ul className="stack">
				{groups.map((own) => (
					<li key={own.id}>
						<a href={`#/customer-groups/${own.id}`}>{own.name}</a>{' '}
						{mayWrite && (
							<ActionButton
								label={t('customer.leave-group', { name: own.name })}
								question={t('customer.leave-question')}
								done={t('action.done')}
								tone="quiet"
								act={() => removeFromGroup(id, own.id)}
								onDone={onChange}
							/>
						)}
					</li>
				))}
			</ul>
			{mayWrite && group !== undefined && (
				<>
					<Select
						label={t('customer.group')}
						name="group"
						value={String(group.id)}
						options={others.map((other) => [String(other.id), other.name] as const)}
						onChange={setChosen}
					/>
					<ActionButton
						label={t('customer.join-group')}
						question={t('customer.join-question', { name: group.name })}
						done={t('action.saved')}
						tone="quiet"
						act={() => addToGroup(id, group.id)}
						onDone={onChange}
					/>
				</>
			)}
		</section>
	);
}
