import type { ReactNode } from 'react';
import type { Failure, Result } from '../api/result.ts';
import { confirmSession } from '../api/session.ts';
import { t } from '../texts/text.ts';
import { Field } from './Field.tsx';

const NAME = 'own_password';

/** Asks for the password again, if that is why a change was refused. */
export function OwnPassword({ failure }: { readonly failure: Failure | null }): ReactNode {
	if (failure?.password === undefined) return null;
	return <Field label={t('session.own-password')} name={NAME} type="password" autoComplete="current-password" maxLength={200} required autoFocus />;
}

/** Does what a form asks for; a password that was typed with it is proved first. */
export async function actConfirmed(typed: FormData, act: (typed: FormData) => Promise<Result<unknown>>): Promise<Result<unknown>> {
	const password = typed.get(NAME);
	if (typeof password !== 'string') return act(typed);
	const confirmed = await confirmSession(password);
	if (confirmed.ok) return act(typed);
	return confirmed.failure.status === 403 ? { ok: false, failure: { ...confirmed.failure, password: 'wrong' } } : confirmed;
}
