import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Failure } from '../api/result.ts';
import { onSignedOut } from '../api/send.ts';
import { readSession, type Session } from '../api/session.ts';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { t, useLanguage } from '../texts/text.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Frame } from './Frame.tsx';
import { SessionContext } from './session-context.ts';

type State =
	| { readonly at: 'start' }
	| { readonly at: 'failed'; readonly failure: Failure }
	| { readonly at: 'out' }
	| { readonly at: 'in'; readonly session: Session };

/** The back office: asks who is signed in, then shows the form of the sign-in or the screens. */
export function Application(): ReactNode {
	const [state, setState] = useState<State>({ at: 'start' });
	const language = useLanguage();

	useEffect(() => {
		void readSession().then((result) => {
			if (result.ok) return setState({ at: 'in', session: result.value });
			setState(result.failure.status === 401 ? { at: 'out' } : { at: 'failed', failure: result.failure });
		});
		return onSignedOut(() => setState({ at: 'out' }));
	}, []);

	return (
		<SWRConfig key={language} value={{ provider: () => new Map() }}>
			{state.at === 'start' && <p className="waiting">{t('loading')}</p>}
			{state.at === 'failed' && <FailureNotice failure={state.failure} />}
			{state.at === 'out' && <SignIn onDone={(session) => setState({ at: 'in', session })} />}
			{state.at === 'in' && (
				<SessionContext value={state.session}>
					<Frame onSignedOut={() => setState({ at: 'out' })} />
				</SessionContext>
			)}
			<Toasts />
		</SWRConfig>
	);
}
