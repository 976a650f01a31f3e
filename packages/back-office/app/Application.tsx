import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Failure } from '../api/result.ts';
import { onFactorNeeded, onSignedOut } from '../api/send.ts';
import { readOwner, readSession, type Session } from '../api/session.ts';
import { FactorFirst } from '../screens/account/FactorFirst.tsx';
import { FirstVisit } from '../screens/first-visit/FirstVisit.tsx';
import { SetPassword } from '../screens/password/SetPassword.tsx';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { t, useLanguage } from '../texts/text.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Frame } from './Frame.tsx';
import { matchRoute } from './match-route.ts';
import { usePlace } from './place.ts';
import { SessionContext } from './session-context.ts';

type State =
	| { readonly at: 'start' }
	| { readonly at: 'failed'; readonly failure: Failure }
	| { readonly at: 'out' }
	/** The shop has no owner. */
	| { readonly at: 'first' }
	| { readonly at: 'in'; readonly session: Session };

/**
 * Milliseconds for which an answer is shared after it has come: parts of a screen share it only on its way. A screen that is opened again reads again, however
 * soon: something may have been saved or deleted in between.
 */
const SAME_MOMENT = 0;

/** The back office: asks who is signed in, then shows the form of the sign-in or the screens. */
export function Application(): ReactNode {
	const [state, setState] = useState<State>({ at: 'start' });
	const language = useLanguage();
	const link = matchRoute('/password/:id/:code', usePlace().path);

	useEffect(() => {
		void readState().then(setState);
		const removeSignedOut = onSignedOut(() => setState({ at: 'out' }));
		const removeFactorNeeded = onFactorNeeded(() => void readState().then(setState));
		return () => {
			removeSignedOut();
			removeFactorNeeded();
		};
	}, []);

	return (
		<SWRConfig key={language} value={{ provider: () => new Map(), dedupingInterval: SAME_MOMENT }}>
			{link !== null && <SetPassword id={link['id'] ?? ''} code={link['code'] ?? ''} />}
			{link === null && <Start state={state} onChange={setState} />}
			<Toasts />
		</SWRConfig>
	);
}

async function readState(): Promise<State> {
	const result = await readSession();
	if (result.ok) return { at: 'in', session: result.value };
	if (result.failure.status !== 401) return { at: 'failed', failure: result.failure };
	const owner = await readOwner();
	if (!owner.ok) return { at: 'failed', failure: owner.failure };
	return { at: owner.value.exists ? 'out' : 'first' };
}

function Start({ state, onChange }: { readonly state: State; readonly onChange: (state: State) => void }): ReactNode {
	return (
		<>
			{state.at === 'start' && <p className="waiting">{t('loading')}</p>}
			{state.at === 'failed' && <FailureNotice failure={state.failure} />}
			{state.at === 'first' && <FirstVisit onDone={() => readState().then(onChange)} />}
			{state.at === 'out' && <SignIn onDone={(session) => onChange({ at: 'in', session })} />}
			{state.at === 'in' && state.session.needs_second_factor && (
				<FactorFirst onDone={() => readState().then(onChange)} onSignedOut={() => onChange({ at: 'out' })} />
			)}
			{state.at === 'in' && !state.session.needs_second_factor && (
				<SessionContext value={state.session}>
					<Frame onSignedOut={() => onChange({ at: 'out' })} />
				</SessionContext>
			)}
		</>
	);
}
