import { beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { login } from '#contracts/session.ts';
import { PASS_MS } from '#domain/access/entitlements.ts';
import { joinAs, type Member, PASSWORD } from '#tests/server/support/account.ts';
import { givePass, givePro } from '#tests/server/support/entitle.ts';
import { comeAsGuest } from '#tests/server/support/guest.ts';
import { usePlatform } from '#tests/server/support/platform.ts';
import { validBodyOf } from '#tests/server/support/valid-bodies.ts';
import type { Visitor } from '#tests/server/support/visitor.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const GUARDED = CONTRACTS.filter(({ requires }) => requires !== undefined);
const WITH_BODY = GUARDED.filter(({ body }) => body !== undefined);
const FOR_PRO_ALONE = GUARDED.filter(({ requires }) => requires !== 'pro-artists-chat');

const SIGNED_OUT = { status: 401, error: 'signed_out' };
const PRO_REQUIRED = { status: 403, error: 'pro_required' };
const ANSWERED = { status: 200, error: undefined };

async function ask(visitor: Visitor, contract: Contract, body = validBodyOf(contract)) {
  const reply = await visitor.call(contract, { body });
  return { status: reply.statusCode, error: reply.json().error };
}

describe('a call for Pro', () => {
  it('exists for each feature that has a part on the server', () => {
    expect(new Set(GUARDED.map(({ requires }) => requires))).toEqual(
      new Set([
        'ai-recommendations',
        'cutting-edge',
        'skin-analysis',
        'pro-artists-chat',
        'live-streaming',
        'social-hub',
        'community-live',
        'community-challenges',
        'voice-assistant',
      ]),
    );
  });

  it.each(GUARDED)('$path asks a visitor to sign in', async (contract) => {
    expect(await ask(platform().visitor(), contract)).toEqual(SIGNED_OUT);
  });

  it.each(GUARDED)('$path is refused on the free plan', async (contract) => {
    expect(await ask(zoe.visitor, contract)).toEqual(PRO_REQUIRED);
  });

  it.each(GUARDED)('$path is refused before its body is read', async (contract) => {
    const reply = await zoe.visitor.call(contract, {
      body: { x: 1 },
      headers: { 'content-type': 'text/nonsense' },
    });
    expect(reply.json().error).toBe('pro_required');
  });

  it.each(WITH_BODY)('$path takes no body but its own', async (contract) => {
    await givePro(platform().connection, zoe.id);
    expect(await ask(zoe.visitor, contract, { x: 1 })).toMatchObject({ status: 400 });
  });

  it.each(FOR_PRO_ALONE)('$path is not opened by a pass', async (contract) => {
    await givePass(platform().connection, { userId: zoe.id });
    expect(await ask(zoe.visitor, contract)).toEqual(PRO_REQUIRED);
    const { guestId, visitor } = await comeAsGuest(platform());
    await givePass(platform().connection, { guestId });
    expect(await ask(visitor, contract)).toEqual(SIGNED_OUT);
  });

  it('is closed again when Pro has ended', async () => {
    await givePro(platform().connection, zoe.id, new Date(Date.now() - 1));
    expect(await ask(zoe.visitor, chatWithArtist)).toEqual(PRO_REQUIRED);
  });
});

describe('the artists’ chat', () => {
  it('is open to an account with a pass', async () => {
    await givePass(platform().connection, { userId: zoe.id });
    expect(await ask(zoe.visitor, chatWithArtist)).toEqual(ANSWERED);
  });

  it('is open to a guest with a pass, until its hour is over', async () => {
    const { connection } = platform();
    const { guestId, visitor } = await comeAsGuest(platform());
    await givePass(connection, { guestId });
    expect(await ask(visitor, chatWithArtist)).toEqual(ANSWERED);
    const late = await comeAsGuest(platform());
    await givePass(connection, { guestId: late.guestId }, new Date(Date.now() - PASS_MS));
    expect(await ask(late.visitor, chatWithArtist)).toEqual(SIGNED_OUT);
  });

  it('stays open to a guest who signs in', async () => {
    const { guestId, visitor } = await comeAsGuest(platform());
    await givePass(platform().connection, { guestId });
    await visitor.call(login, { body: { email: zoe.email, password: PASSWORD } });
    expect(await ask(visitor, chatWithArtist)).toEqual(ANSWERED);
  });

  it('asks a guest without a pass to sign in', async () => {
    const { visitor } = await comeAsGuest(platform());
    expect(await ask(visitor, chatWithArtist)).toEqual(SIGNED_OUT);
  });
});
