import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readFactorRoles, saveFactorRoles } from '../../api/second-factor.ts';
import { ROLES } from '../../api/staff.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** Roles that sign in with a second factor. */
export function FactorRoles(): ReactNode {
	const required = useRead(readFactorRoles());
	return (
		<section className="card stack">
			<h2>{t('factor.title')}</h2>
			<Loading of={required}>
				{({ roles }, { version }) => (
					<>
						<p>{roles.length === 0 ? t('factor.roles-none') : t('factor.roles-some', { roles: roles.map((role) => tOf('role', role)).join(', ') })}</p>
						<ActionButton
							label={t('factor.roles-change')}
							question={t('factor.roles-question')}
							done={t('action.saved')}
							tone="quiet"
							act={(typed) =>
								saveFactorRoles(
									ROLES.filter((role) => typed.has(`factor-${role}`)),
									version,
								)
							}
							onDone={() => required.mutate()}
						>
							{ROLES.map((role) => (
								<CheckBox key={role} label={tOf('role', role)} name={`factor-${role}`} defaultChecked={roles.includes(role)} />
							))}
						</ActionButton>
					</>
				)}
			</Loading>
		</section>
	);
}
