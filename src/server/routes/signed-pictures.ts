import { readSigningRoot, signPicture } from '#contracts/signed-pictures.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';
import { whenLeft } from '#server/plugins/when-left.ts';
import { createPictureSigning } from '#server/services/picture-signing/picture-signing.ts';
import { createSigners } from '#server/services/picture-signing/signers.ts';

export const addRoutes: AddRoutes = (app, { config, log, now, version, signingProgram }) => {
  const signers = createSigners({ config, now, log });
  const signing = createPictureSigning({ signers, program: signingProgram, now, version });
  app.addHook('onReady', signers.check);
  app.addHook('preClose', signing.stop);
  serveSignedIn(app, signPicture, ({ body, reply }) => signing.sign(body, whenLeft(reply)));
  serveContract(app, readSigningRoot, signing.root);
};
