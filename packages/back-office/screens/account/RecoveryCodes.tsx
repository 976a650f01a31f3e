import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => unknown }): ReactNode {
	return (
		<div className="notice" data-tone="attention" role="status">
			<p>{t('factor.codes')}</p>
			<ul className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<button type="button" onClick={() => void onDone()}>
				{t('factor.codes-kept')}
			</button>
		</div>
	);
}
