import type { ReactNode } from 'react';
import { addToGroup, readMembers, removeFromGroup } from '../../api/customer-groups.ts';
import { readCustomers } from '../../api/customers.ts';
import { readOnce, useRead } from '../../api/read.ts';
import type { Result } from '../../api/result.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { textOf } from '../../ui/typed.ts';

interface Props {
	readonly group: { readonly id: number; readonly name: string };
}

/** Members of a group: added by e-mail, removed one by one. */
export function GroupMembers({ group: { id, name } }: Props): ReactNode {
	const { query } = usePlace();
	const members = useRead(readMembers(id, query.get('cursor') ?? ''));
	const mayWrite = useMay()('customers:write');
	return (
		<section className="card stack" aria-labelledby="members">
			<h2 id="members">{t('group.members')}</h2>
			{mayWrite && (
				<div className="actions">
					<ActionButton
						label={t('group.add-member')}
						question={t('group.add-question')}
						done={t('action.saved')}
						act={(typed) => addByEmail(id, textOf(typed, 'email') ?? '')}
						onDone={() => members.mutate()}
					>
						<Field label={t('group.member-email')} name="email" type="email" required maxLength={254} />
					</ActionButton>
				</div>
			)}
			<PagedRows of={members} none={t('group.no-members')}>
				{(member) => (
					<li key={member.id} className="row">
						<div>
							<a href={`#/customers/${member.id}`}>{`${member.first_name} ${member.last_name}`.trim() || member.email}</a>
							<br />
							<small>{member.email}</small>
						</div>
						{mayWrite && (
							<ActionButton
								label={t('group.remove', { email: member.email })}
								short={t('product.remove')}
								question={t('group.remove-question', { email: member.email, name })}
								done={t('action.done')}
								tone="quiet"
								act={() => removeFromGroup(member.id, id)}
								onDone={() => members.mutate()}
							/>
						)}
					</li>
				)}
			</PagedRows>
		</section>
	);
}

/** Adds the customer whose account has the address. */
async function addByEmail(group: number, email: string): Promise<Result<unknown>> {
	const found = await readOnce(readCustomers({ q: email, limit: 100 }));
	if (!found.ok) return found;
	const customer = found.value.items.find((each) => each.email === email.trim().toLowerCase());
	if (customer === undefined) return { ok: false, failure: { status: 404, detail: t('group.no-account', { email }), fields: [] } };
	return addToGroup(customer.id, group);
}
