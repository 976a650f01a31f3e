import { type ReactNode, useState } from 'react';
import { readContent } from '../../api/content.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ContentForm } from './ContentForm.tsx';
import { useContentKind } from './content-kind.ts';

/** A page or post: its texts to be changed, and a way to it in the shop. */
export default function ContentScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const kind = useContentKind();
	const content = useRead(readContent(kind, id));
	// Reading again while somebody types must not change what they see: the form keeps the version that it began with.
	const [round, setRound] = useState(0);
	const again = async () => {
		await content.mutate();
		setRound((before) => before + 1);
	};
	return (
		<Loading of={content}>
			{(value, loaded) => (
				<>
					<p>
						<a href={`#/${kind}`}>{tOf('content', kind)}</a>
					</p>
					<h1>{value.title}</h1>
					{value.visible && (
						<div className="actions">
							<a className="button quiet" href={value.url}>
								{t('content.view')}
							</a>
						</div>
					)}
					<ContentForm key={round} kind={kind} start={loaded} onSaved={again} />
				</>
			)}
		</Loading>
	);
}
