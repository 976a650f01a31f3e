import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { readFactor, removeFactor, renewRecoveryCodes } from '../../api/second-factor.ts';
import { useSession } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { FactorSetup } from './FactorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** A person's own sign-in: the second factor. */
export default function AccountScreen(): ReactNode {
	const { first_name, last_name, email, role } = useSession();
	const factor = useRead(readFactor());
	return (
		<>
			<h1>{t('account.title')}</h1>
			<p>
				{first_name} {last_name} · {email} · {tOf('role', role)}
			</p>
			<section className="card stack">
				<h2>{t('factor.title')}</h2>
				<p>{t('factor.about')}</p>
				<Loading of={factor}>
					{({ enabled, required, recovery_left }) =>
						enabled ? <On isRequired={required} left={recovery_left} onDone={() => factor.mutate()} /> : <FactorSetup onDone={() => factor.mutate()} />
					}
				</Loading>
			</section>
		</>
	);
}

function On({ isRequired, left, onDone }: { readonly isRequired: boolean; readonly left: number; readonly onDone: () => unknown }): ReactNode {
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	return (
		<>
			<p>
				<b>{t('factor.on')}</b> {t('factor.left', { count: left })}
			</p>
			{codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
			<div className="actions">
				<ActionButton
					label={t('factor.renew')}
					question={t('factor.renew-question')}
					done={t('action.done')}
					tone="quiet"
					act={async () => {
						const result = await renewRecoveryCodes();
						if (result.ok) setCodes(result.value.recovery_codes);
						return result;
					}}
					onDone={onDone}
				/>
				{!isRequired && (
					<ActionButton label={t('factor.off')} question={t('factor.off-question')} done={t('action.done')} tone="danger" act={removeFactor} onDone={onDone} />
				)}
			</div>
			{isRequired && <p>{t('factor.required')}</p>}
		</>
	);
}
