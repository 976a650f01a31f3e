import type { ReactNode } from 'react';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { GroupForm } from './GroupForm.tsx';
import { NEW_GROUP } from './group-form.ts';

/** Form of a group of customers that does not exist yet. */
export default function NewGroupScreen(): ReactNode {
	return (
		<>
			<p>
				<a href="#/customer-groups">{t('groups.title')}</a>
			</p>
			<h1>{t('groups.new')}</h1>
			<GroupForm start={NEW_GROUP} isNew mayWrite onSaved={(id) => goTo(`/customer-groups/${id}`)} />
		</>
	);
}
