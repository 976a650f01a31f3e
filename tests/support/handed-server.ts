/** A program as the keeper starts it: answers with its name after a moment, over connections that it is handed. */
import { createServer } from 'node:http';
import { drainable } from '@titraj/contract/http/drain.ts';
import { takeHandedConnections } from '@titraj/contract/http/handed-connections.ts';

const [name = ''] = process.argv.slice(2);
const server = createServer((_request, response) => setTimeout(() => response.end(name), 5));
const drain = drainable(server);
const handed = takeHandedConnections(server);
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
});
process.once('disconnect', () => void drain({ isPatient: handed.isHandingOff() }).then(() => process.exit(0)));
