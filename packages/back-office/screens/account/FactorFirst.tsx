import type { ReactNode } from 'react';
import { signOut } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { FactorSetup } from './FactorSetup.tsx';

interface Props {
	readonly onDone: () => unknown;
	readonly onSignedOut: () => void;
}

/** The only screen of a person who has to set up a second factor first. */
export function FactorFirst({ onDone, onSignedOut }: Props): ReactNode {
	return (
		<main className="sign-in" id="content">
			<h1>{t('factor.title')}</h1>
			<p>{t('factor.first')}</p>
			<FactorSetup onDone={onDone} />
			<button type="button" className="quiet" onClick={() => void signOut().then(onSignedOut)}>
				{t('navigation.sign-out')}
			</button>
		</main>
	);
}
