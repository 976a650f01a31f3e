import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '../../api/result.ts';
import { createOwner } from '../../api/session.ts';
import { goTo, usePlace } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';

/** Characters. */
const SHORTEST_PASSWORD = 12;

/** Creates the owner of a shop without one, by the code that the backend printed when it started. */
export function FirstVisit({ onDone }: { readonly onDone: () => unknown }): ReactNode {
	const code = usePlace().query.get('code') ?? '';
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);
	const [differs, setDiffers] = useState(false);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const of = (name: string): string => String(typed.get(name) ?? '');
		setDiffers(of('password') !== of('password_again'));
		setFailure(null);
		if (of('password') !== of('password_again')) return;
		setIsSending(true);
		const result = await createOwner({
			...{ code: of('code').trim(), first_name: of('first_name'), last_name: of('last_name') },
			...{ email: of('email').trim(), password: of('password') },
		});
		setIsSending(false);
		// Somebody else was first: the sign-in follows.
		if (!result.ok && result.failure.status !== 409) return setFailure(result.failure);
		goTo(result.ok ? '/checklist' : '/');
		await onDone();
	};
	const isRefused = (name: string): boolean => failure?.fields.some(({ field }) => field === name) ?? false;

	return (
		<main className="sign-in" id="content">
			<h1>{t('first-visit.title')}</h1>
			<p>{t('first-visit.about')}</p>
			<form onSubmit={(event) => void submit(event)}>
				<Field
					label={t('first-visit.code')}
					name="code"
					required
					maxLength={100}
					autoComplete="off"
					defaultValue={code}
					hint={t('first-visit.code-hint')}
					error={failure?.status === 403 ? t('first-visit.code-wrong') : undefined}
				/>
				<Field
					label={t('address.first_name')}
					name="first_name"
					required
					maxLength={100}
					autoComplete="given-name"
					error={isRefused('first_name') ? t('first-visit.name-wrong') : undefined}
				/>
				<Field label={t('address.last_name')} name="last_name" required maxLength={100} autoComplete="family-name" />
				<Field
					label={t('sign-in.email')}
					name="email"
					type="email"
					required
					maxLength={254}
					autoComplete="username"
					error={isRefused('email') ? t('first-visit.email-wrong') : undefined}
				/>
				<Field
					label={t('sign-in.password')}
					name="password"
					type="password"
					required
					minLength={SHORTEST_PASSWORD}
					maxLength={200}
					autoComplete="new-password"
					hint={t('password.hint')}
					error={isRefused('password') ? t('password.weak') : undefined}
				/>
				<Field
					label={t('first-visit.again')}
					name="password_again"
					type="password"
					required
					maxLength={200}
					autoComplete="new-password"
					error={differs ? t('first-visit.differs') : undefined}
				/>
				{failure && <FailureNotice failure={failure} />}
				<button type="submit" disabled={isSending}>
					{t('first-visit.submit')}
				</button>
			</form>
		</main>
	);
}
