import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';

interface Props {
	readonly title: string;
	/** Page of the shop that may be framed here. */
	readonly src: string;
}

/** A page of the shop in a frame in which nothing runs, and a link to it. */
export function ShopFrame({ title, src }: Props): ReactNode {
	return (
		<>
			<iframe title={title} src={src} sandbox="allow-same-origin" referrerPolicy="no-referrer" />
			<p>
				<a href={src} target="_blank" rel="noreferrer">
					{t('look.open-preview')}
				</a>
			</p>
		</>
	);
}
