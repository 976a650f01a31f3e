import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { resetFactor } from '../../api/second-factor.ts';
import { changeRole, endSessions, inviteAgain, type Member, ROLES, readStaffSessions, removeStaff } from '../../api/staff.ts';
import { useSession } from '../../app/session-context.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { toBrowserName } from './browser-name.ts';

interface Props {
	readonly member: Member;
	readonly onLink: (link: string | null) => void;
	readonly onDone: () => unknown;
}

/** A person of the shop, and what an owner can do with the access of that person. */
export function MemberCard({ member, onLink, onDone }: Props): ReactNode {
	const { id, email, first_name, last_name, role, state, sessions, last_seen_at, second_factor } = member;
	const isMe = useSession().id === id;
	const name = `${first_name} ${last_name}`;
	return (
		<li className="card">
			<h2>
				{name} {isMe && <small>{t('staff.me')}</small>}
			</h2>
			<p>
				{email} · {tOf('role', role)}
				{state === 'invited' && ` · ${t('staff.state-invited')}`}
				{second_factor && ` · ${t('factor.member')}`}
				{last_seen_at !== null && ` · ${t('staff.seen', { time: formatTime(last_seen_at) })}`}
			</p>
			{sessions > 0 && <Sessions member={member} />}
			<div className="actions">
				<RoleAction member={member} name={name} onDone={onDone} />
				{state === 'invited' && (
					<ActionButton
						label={t('staff.invite-again', { name })}
						short={t('short.invite-again')}
						question={t('staff.invite-question')}
						done={t('staff.invited')}
						tone="quiet"
						act={async () => {
							const result = await inviteAgain(id);
							if (result.ok) onLink(result.value.link);
							return result;
						}}
						onDone={onDone}
					/>
				)}
				{sessions > 0 && (
					<ActionButton
						label={t('staff.end-sessions', { name })}
						short={t('short.sign-out')}
						question={t(isMe ? 'staff.end-own-question' : 'staff.end-question')}
						done={t('action.done')}
						tone="quiet"
						act={() => endSessions(id)}
						onDone={onDone}
					/>
				)}
				{!isMe && second_factor && (
					<ActionButton
						label={t('factor.reset', { name })}
						short={t('short.factor-reset')}
						question={t('factor.reset-question')}
						done={t('action.done')}
						tone="quiet"
						act={() => resetFactor(id)}
						onDone={onDone}
					/>
				)}
				{!isMe && (
					<ActionButton
						label={t('staff.remove', { name })}
						short={t('product.remove')}
						question={t('staff.remove-question')}
						done={t('action.done')}
						tone="danger"
						act={() => removeStaff(id)}
						onDone={onDone}
					/>
				)}
			</div>
		</li>
	);
}

function RoleAction({ member, name, onDone }: { readonly member: Member; readonly name: string; readonly onDone: () => unknown }): ReactNode {
	const [role, setRole] = useState<string>(member.role);
	return (
		<ActionButton
			label={t('staff.change-role', { name })}
			short={t('short.role')}
			question={t('staff.change-role-question')}
			done={t('action.saved')}
			tone="quiet"
			act={() => changeRole(member.id, role)}
			onDone={onDone}
		>
			<Select
				label={t('staff.role')}
				hint={tOf('role-about', role)}
				name="role"
				value={role}
				options={ROLES.map((each) => [each, tOf('role', each)] as const)}
				onChange={setRole}
			/>
		</ActionButton>
	);
}

function Sessions({ member: { id, sessions } }: { readonly member: Member }): ReactNode {
	const [isOpen, setIsOpen] = useState(false);
	const listed = useRead(isOpen ? readStaffSessions(id) : null);
	return (
		<details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>{t('staff.sessions', { count: sessions })}</summary>
			{isOpen && (
				<Loading of={listed}>
					{({ items }) => (
						<ul className="stack">
							{items.map(({ browser, address, created_at, is_this }) => (
								<li key={`${created_at} ${address} ${browser}`}>
									{toBrowserName(browser)} · {address} {is_this && <b>{t('staff.this-session')}</b>}
									<br />
									<small>{formatTime(created_at)}</small>
								</li>
							))}
						</ul>
					)}
				</Loading>
			)}
		</details>
	);
}
