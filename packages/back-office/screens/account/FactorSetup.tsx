import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '../../api/result.ts';
import { type BegunFactor, beginFactor, confirmFactor, FACTOR_PICTURE } from '../../api/second-factor.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { textOf } from '../../ui/typed.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Sets a second factor up: the password, the picture for the app, its first code, and the recovery codes. */
export function FactorSetup({ onDone }: { readonly onDone: () => unknown }): ReactNode {
	const [begun, setBegun] = useState<BegunFactor | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
	if (begun !== null) return <FirstCode begun={begun} onCodes={setCodes} />;
	return (
		<ActionButton
			label={t('factor.begin')}
			question={t('factor.begin-question')}
			done={t('factor.begun')}
			act={async () => {
				const result = await beginFactor();
				if (result.ok) setBegun(result.value);
				return result;
			}}
			onDone={() => undefined}
		/>
	);
}

interface FirstCodeProps {
	readonly begun: BegunFactor;
	readonly onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ begun: { secret, uri }, onCodes }: FirstCodeProps): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const code = textOf(new FormData(event.currentTarget), 'code') ?? '';
		setIsSending(true);
		const result = await confirmFactor(code);
		setIsSending(false);
		if (result.ok) return onCodes(result.value.recovery_codes);
		setFailure(result.failure);
	};
	return (
		<form className="form" onSubmit={(event) => void submit(event)}>
			<p>{t('factor.scan')}</p>
			<img className="code-picture" src={FACTOR_PICTURE} alt={t('factor.picture')} width={200} height={200} />
			<p>
				<a href={uri}>{t('factor.open-app')}</a>
			</p>
			<Field label={t('factor.secret')} hint={t('factor.secret-hint')} value={secret} readOnly />
			<Field
				label={t('factor.first-code')}
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				pattern="[0-9 ]{6,7}"
				required
				error={failure?.code === undefined ? undefined : t('factor.code-wrong')}
			/>
			{failure !== null && failure.code === undefined && <FailureNotice failure={failure} />}
			<div className="actions">
				<button type="submit" disabled={isSending}>
					{t('factor.confirm')}
				</button>
			</div>
		</form>
	);
}
