import type { ReactNode } from 'react';
import { readTopics } from '../../api/newsletter-topics.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { TopicsForm } from './TopicsForm.tsx';

/** Topics that subscribers of the newsletter choose from. */
export default function TopicsScreen(): ReactNode {
	const { read: topics, round, restart } = useFormRead(readTopics);
	return (
		<>
			<p>
				<a href="#/subscribers">{t('subscribers.title')}</a>
			</p>
			<h1>{t('topics.title')}</h1>
			<p>{t('topics.about')}</p>
			<Loading of={topics}>{(_value, loaded) => <TopicsForm key={round} start={loaded} onSaved={restart} />}</Loading>
		</>
	);
}
