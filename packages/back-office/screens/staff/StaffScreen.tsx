import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { inviteStaff, ROLES, readStaff } from '../../api/staff.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';
import { FactorRoles } from './FactorRoles.tsx';
import { MemberCard } from './MemberCard.tsx';

/** People of the shop: their roles and sessions, and the invitation of others. */
export default function StaffScreen(): ReactNode {
	const staff = useRead(readStaff());
	const [link, setLink] = useState<string | null>(null);
	const refresh = () => staff.mutate();
	return (
		<>
			<h1>{t('staff.title')}</h1>
			<div className="actions">
				<InviteAction onLink={setLink} onDone={refresh} />
			</div>
			{link !== null && (
				<div className="notice" data-tone="attention" role="status">
					<Field label={t('staff.link')} hint={t('staff.link-hint')} value={link} readOnly />
				</div>
			)}
			<Loading of={staff}>
				{({ items }) => (
					<ul className="stack">
						{items.map((member) => (
							<MemberCard key={member.id} member={member} onLink={setLink} onDone={refresh} />
						))}
					</ul>
				)}
			</Loading>
			<FactorRoles />
		</>
	);
}

interface InviteProps {
	/** Gets the link of the invitation if no mail takes it there. */
	readonly onLink: (link: string | null) => void;
	readonly onDone: () => unknown;
}

function InviteAction({ onLink, onDone }: InviteProps): ReactNode {
	const [role, setRole] = useState<string>('editor');
	return (
		<ActionButton
			label={t('staff.invite')}
			question={t('staff.invite-question')}
			done={t('staff.invited')}
			act={async (typed) => {
				const text = (name: string) => textOf(typed, name) ?? '';
				const result = await inviteStaff({ email: text('email'), first_name: text('first_name'), last_name: text('last_name'), role });
				if (result.ok) onLink(result.value.link);
				return result;
			}}
			onDone={onDone}
		>
			<Field label={t('sign-in.email')} name="email" type="email" maxLength={254} required />
			<Field label={t('address.first_name')} name="first_name" maxLength={100} required />
			<Field label={t('address.last_name')} name="last_name" maxLength={100} required />
			<Select
				label={t('staff.role')}
				hint={tOf('role-about', role)}
				name="role"
				value={role}
				options={ROLES.map((name) => [name, tOf('role', name)] as const)}
				onChange={setRole}
			/>
		</ActionButton>
	);
}
