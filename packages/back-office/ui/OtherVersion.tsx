import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';

interface Props {
	/** The list that another person has saved, line by line. */
	readonly lines: readonly string[];
	/** True: continue with their list; false: with the one that was changed here. */
	readonly onResolve: (takesTheirs: boolean) => void;
}

/** What another person has saved since a list was opened. Lists are not merged line by line: one of the two versions is chosen. */
export function OtherVersion({ lines, onResolve }: Props): ReactNode {
	return (
		<div className="notice" data-tone="attention" role="alert">
			<p>{t('content.conflict')}</p>
			<ol>
				{lines.map((line, place) => (
					// Lines have no identity of their own, and are only read.
					<li key={place}>{line}</li>
				))}
			</ol>
			<div className="actions">
				<button type="button" onClick={() => onResolve(true)}>
					{t('conflict.take-theirs')}
				</button>
				<button type="button" className="quiet" onClick={() => onResolve(false)}>
					{t('conflict.keep-mine')}
				</button>
			</div>
		</div>
	);
}
