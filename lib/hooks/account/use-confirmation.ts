import { useEffect, useRef, useState } from 'react';
import { fetchApi } from '../fetch-api.ts';
import { readStateHint } from '../state-hint.ts';
import { keepConfirmed } from './confirmed-signup.ts';

interface Confirmation {
	readonly status: 'pending' | 'refused' | 'failed';
	/** Label of a refusal. */
	readonly label: string;
	readonly retry: () => void;
}

/**
 * Uses the proof of a mail, once, then leads on: to a new password where another browser signed up, else to `confirmed`, or to `member` where somebody is
 * signed in already (Spec 7, signup confirm; Spec 4, Auth redirects).
 */
export function useConfirmation(
	proof: { readonly id: string; readonly code: string } | undefined,
	{ confirmed, member }: { readonly confirmed: string; readonly member: string },
): Confirmation {
	const [state, setState] = useState<Omit<Confirmation, 'retry'>>({ status: 'pending', label: '' });
	const sent = useRef(false);
	const confirm = async () => {
		if (!proof || sent.current) return;
		sent.current = true;
		setState({ status: 'pending', label: '' });
		const answer = await fetchApi<{ readonly new_password_path?: string } | null>(`/api/hapi/auth/signup-confirm?${new URLSearchParams(proof)}`);
		if (answer.ok) {
			keepConfirmed();
			return location.replace(answer.data?.new_password_path ?? (readStateHint()?.signedIn ? member : confirmed));
		}
		const isRefusal = answer.error.label !== undefined || answer.error.statusCode === 422;
		setState(isRefusal ? { status: 'refused', label: answer.error.label ?? 'error_code_invalid' } : { status: 'failed', label: '' });
		sent.current = isRefusal;
	};
	useEffect(() => void confirm(), []);
	return { ...state, retry: () => void confirm() };
}
