import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '../../api/result.ts';
import { setPassword } from '../../api/session.ts';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Form of the links in invitations and password resets; it needs no session. */
export function SetPassword({ id, code }: { readonly id: string; readonly code: string }): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		setIsSending(true);
		const result = await setPassword({ id, code }, String(typed.get('password') ?? ''));
		setIsSending(false);
		if (!result.ok) return setFailure(result.failure);
		showToast(t('password.saved'));
		goTo('/');
	};

	return (
		<main className="sign-in" id="content">
			<h1>{t('password.title')}</h1>
			<form onSubmit={(event) => void submit(event)}>
				<Field
					label={t('password.new')}
					name="password"
					type="password"
					autoComplete="new-password"
					minLength={12}
					maxLength={200}
					required
					hint={t('password.hint')}
					error={failure?.status === 422 ? t('password.weak') : undefined}
				/>
				{failure?.status === 403 ? (
					<p className="notice" data-tone="refused" role="alert">
						{t('password.used')}
					</p>
				) : (
					failure && failure.status !== 422 && <FailureNotice failure={failure} />
				)}
				<button type="submit" disabled={isSending}>
					{t('password.save')}
				</button>
			</form>
		</main>
	);
}
