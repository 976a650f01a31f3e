import type { ReactNode } from 'react';
import { readMails } from '../../api/mails.ts';
import { useRead } from '../../api/read.ts';
import { useSession } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Mails to customers, of which the texts can be changed. */
export default function MailsScreen(): ReactNode {
	const mails = useRead(readMails());
	const { sends_mail } = useSession();
	return (
		<>
			<h1>{t('mails.title')}</h1>
			{sends_mail && <p>{t('mails.about')}</p>}
			{!sends_mail && (
				<p className="notice" data-tone="attention">
					{t('mails.off')}
				</p>
			)}
			<Loading of={mails}>
				{({ items }) => (
					<ul className="rows">
						{items
							.filter(({ editable }) => editable)
							.map(({ template, changed_in }) => (
								<li key={template} className="row">
									<a href={`#/mails/${template}`}>{tOf('mails.name', template)}</a>
									{changed_in.length > 0 && <small>{t('mails.changed-in', { languages: changed_in.join(', ') })}</small>}
								</li>
							))}
					</ul>
				)}
			</Loading>
		</>
	);
}
