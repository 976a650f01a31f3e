import type { FastifyInstance } from 'fastify';
import { ADMIN_PATH, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { COMPANY_PAGE, registerCompany } from './company-page.ts';
import { PAYMENTS_PAGE, registerPayments } from './payments-page.ts';
import { PROMISES_PAGE, registerPromises } from './promises-page.ts';

const PAGES: readonly (readonly [path: string, title: string, about: string])[] = [
	[COMPANY_PAGE, 'Tvrtka', 'Naziv trgovine, tko prodaje, IBAN, pošiljatelj poruka.'],
	[PROMISES_PAGE, 'Obećanja kupcima', 'Rečenica o dostavi, radno vrijeme telefona, rok za odgovor, trošak povrata, stanje robe.'],
	[PAYMENTS_PAGE, 'Načini plaćanja', 'Kako kupci mogu platiti.'],
];

/** Index of the settings pages. */
export function registerShopSettings(scope: FastifyInstance, tools: AdminTools): void {
	scope.get(`${ADMIN_PATH}postavke/`, async (request, reply) => {
		const links = PAGES.map(([path, title, about]) => `<li><a href="${path}">${title}</a><br><small>${about}</small></li>`).join('');
		return sendAdminPage(reply, { title: 'Postavke', section: 'postavke', csrf: tools.editorOf(request).csrf, body: `<ul class="links">${links}</ul>` });
	});
	registerCompany(scope, tools);
	registerPayments(scope, tools);
	registerPromises(scope, tools);
}
