import type { ReactNode } from 'react';
import { deleteGroup, readGroup } from '../../api/customer-groups.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { GroupForm } from './GroupForm.tsx';
import { GroupMembers } from './GroupMembers.tsx';

/** A group of customers: its prices and its members. */
export default function GroupScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const { read: group, round, restart } = useFormRead(readGroup(id));
	const mayWrite = useMay()('prices:write');
	return (
		<Loading of={group}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/customer-groups">{t('groups.title')}</a>
					</p>
					<h1>{value.name}</h1>
					<GroupMembers group={value} />
					<GroupForm key={round} start={loaded} isNew={false} mayWrite={mayWrite} onSaved={restart} />
					{mayWrite && (
						<div className="actions">
							<ActionButton
								label={t('group.delete')}
								question={t('group.delete-question')}
								done={t('action.done')}
								tone="danger"
								act={() => deleteGroup(value.id)}
								onDone={() => goTo('/customer-groups')}
							/>
						</div>
					)}
				</>
			)}
		</Loading>
	);
}
