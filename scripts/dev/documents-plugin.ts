import type { Plugin, ViteDevServer } from 'vite';
import type { VisitorAssets, VisitorProgram } from '#app/visitor/frame/assets.ts';
import { ORIGIN_MARK } from '#content/visitor-documents.ts';
import { chooseDocument, isDocumentPath } from '#server/documents/choose-document.ts';

const SOURCES = '/src/app/visitor';

/** The sources themselves, served by vite; the theme is set a little later than in the product. */
const ASSETS: VisitorAssets = {
  first: { address: `${SOURCES}/islands/first.ts` },
  island: `${SOURCES}/islands/main.ts`,
  styles: {
    landing: { address: `${SOURCES}/styles/landing.css` },
    blog: { address: `${SOURCES}/styles/blog.css` },
    product: { address: `${SOURCES}/styles/product.css` },
  },
};

function isProgram(loaded: object): loaded is VisitorProgram {
  return 'renderDocuments' in loaded && typeof loaded.renderDocuments === 'function';
}

/** Renders a document from its sources, with placeholders where the server's own address belongs. */
export async function renderSources(vite: ViteDevServer, name: string): Promise<string> {
  const program = await vite.ssrLoadModule(`${SOURCES}/documents.ts`);
  if (!isProgram(program)) throw new Error(`${SOURCES}/documents.ts renders no documents.`);
  const [document] = await program.renderDocuments(ASSETS, [name]);
  if (document === undefined) throw new Error(`There is no document ${name}.`);
  return document.html;
}

/** Renders the documents for visitors on each request. */
export function documentsPlugin(origin: string): Plugin {
  return {
    name: 'lookglass-documents',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', origin);
        if (!isDocumentPath(pathname)) {
          next();
          return;
        }
        const { name, status } = chooseDocument(pathname, searchParams);
        renderSources(vite, name).then((html) => {
          response.statusCode = status;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(html.replaceAll(ORIGIN_MARK, origin));
        }, next);
      });
    },
  };
}
