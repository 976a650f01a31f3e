import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '../../api/result.ts';
import { askPassword, type Session, signIn } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';

/** Sign-in of staff by e-mail and password. */
export function SignIn({ onDone }: { readonly onDone: (session: Session) => void }): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);
	const [asksCode, setAsksCode] = useState(false);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		setIsSending(true);
		const result = await signIn(String(typed.get('email') ?? ''), String(typed.get('password') ?? ''), String(typed.get('code') ?? '').trim());
		setIsSending(false);
		if (result.ok) return onDone(result.value);
		setFailure(result.failure);
		if (result.failure.code !== undefined) setAsksCode(true);
	};

	return (
		<main className="sign-in" id="content">
			<h1>{t('sign-in.title')}</h1>
			<form onSubmit={(event) => void submit(event)}>
				<Field label={t('sign-in.email')} name="email" type="email" autoComplete="username" required />
				<Field label={t('sign-in.password')} name="password" type="password" autoComplete="current-password" required />
				{asksCode && (
					<Field
						label={t('sign-in.code')}
						name="code"
						autoComplete="one-time-code"
						maxLength={40}
						required
						autoFocus
						hint={t('sign-in.code-hint')}
						error={failure?.code === 'wrong' ? t('factor.code-wrong') : undefined}
					/>
				)}
				{failure?.code !== undefined ? null : failure?.status === 403 ? (
					<p className="notice" data-tone="refused" role="alert">
						{t('sign-in.wrong')}
					</p>
				) : (
					failure && <FailureNotice failure={failure} />
				)}
				<button type="submit" disabled={isSending}>
					{t('sign-in.submit')}
				</button>
			</form>
			<ActionButton
				label={t('sign-in.forgotten')}
				question={t('sign-in.forgotten-question')}
				done={t('sign-in.forgotten-done')}
				tone="quiet"
				act={(typed) => askPassword(String(typed.get('forgotten') ?? ''))}
				onDone={() => undefined}
			>
				<Field label={t('sign-in.email')} name="forgotten" type="email" autoComplete="username" maxLength={254} required />
			</ActionButton>
		</main>
	);
}
