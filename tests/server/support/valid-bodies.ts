import { changeAvoidedIngredients } from '#contracts/avoided-ingredients.ts';
import { deleteAccount } from '#contracts/account-data.ts';
import { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import { trackAffiliateClick } from '#contracts/affiliate-clicks.ts';
import { forgetVisitor, trackEvent } from '#contracts/analytics.ts';
import { reportClientError } from '#contracts/client-errors.ts';
import type { Contract } from '#contracts/contract.ts';
import {
  startCommunitySession,
  startLiveStream,
  wearInLiveStream,
} from '#contracts/live-streams.ts';
import { changeChallenge, createChallenge } from '#contracts/operator-challenges.ts';
import { writeLookCaption } from '#contracts/look-captions.ts';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { disableMaintenance, enableMaintenance } from '#contracts/maintenance.ts';
import { saveLook, updateLook } from '#contracts/makeup-looks.ts';
import { subscribe, subscribeToNewsletter } from '#contracts/newsletter.ts';
import { grantAccess, refundPayment, revokeAccess } from '#contracts/operator-customers.ts';
import { restrictPerson } from '#contracts/operator-reports.ts';
import { addProduct, correctProduct } from '#contracts/operator-register.ts';
import { answerTestChallenge, confirmTestPayment } from '#contracts/payment-sandbox.ts';
import { createPaymentIntent, updatePro } from '#contracts/payments.ts';
import { changePassword, resetPassword } from '#contracts/password.ts';
import { updateProfile } from '#contracts/profile.ts';
import { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import { addAwards } from '#contracts/progress.ts';
import { sendReport } from '#contracts/reports.ts';
import { login, loginWithTotp } from '#contracts/session.ts';
import { professionalSignUp, signUp } from '#contracts/sign-up.ts';
import { signPicture } from '#contracts/signed-pictures.ts';
import { changeShoppingLists } from '#contracts/shopping-lists.ts';
import { keepSkinEntries } from '#contracts/skin-history.ts';
import { contactSupport } from '#contracts/support.ts';
import { confirmTotp, disableTotp, startTotp } from '#contracts/totp.ts';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { sampleValue } from './sample-value.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const PASSWORD = 'Rosewood-at-dawn-7';
const JPEG = 'data:image/jpeg;base64,/9j/2Q==';
const account = {
  fullName: 'Zoe Ray',
  email: 'zoe@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

const PRODUCT = {
  name: 'Velvet Lip Cream',
  brand: 'Maison Orée',
  batchNumber: 'L2611-04',
  manufacturingDate: '2026-11-02',
  ingredientHash: 'a'.repeat(64),
  certifications: ['COSMOS Organic'],
  retailer: 'Orée Berlin',
};

const LIVE = {
  title: 'A wine lip that lasts dinner',
  look: DEFAULT_LOOK,
  agreed: true,
  isOldEnough: true,
};

const CHALLENGE = {
  title: 'Red, and nothing else',
  about: 'A red mouth.',
  prize: 'A lipstick of your choice',
  difficulty: 'easy',
  startsAt: '2099-01-01T00:00:00Z',
  endsAt: '2099-01-08T00:00:00Z',
  parts: [{ kind: 'wear', product: 'lipstick', color: 'red', finish: 'matte', least: 60 }],
};

/** Bodies that say more than a sample would, or what no sample can. */
const VALID_BODIES: ReadonlyMap<Contract, unknown> = new Map<Contract, unknown>([
  [signUp, { ...account, accountType: 'personal' }],
  [
    professionalSignUp,
    {
      ...account,
      accountType: 'professional',
      businessName: 'Ray Studio',
      certifications: 'None yet',
      experience: '2-5',
      portfolio: 'https://example.com/ray',
      specialties: 'Bridal',
      location: 'Berlin',
    },
  ],
  [login, { email: 'zoe@example.com', password: PASSWORD, rememberMe: true }],
  [startLiveStream, LIVE],
  [startCommunitySession, LIVE],
  [wearInLiveStream, { look: DEFAULT_LOOK }],
  [loginWithTotp, { code: '123456' }],
  [resetPassword, { token: 'a-token-of-a-link', password: PASSWORD, confirmPassword: PASSWORD }],
  [
    changePassword,
    { currentPassword: PASSWORD, newPassword: `${PASSWORD}9`, confirmPassword: `${PASSWORD}9` },
  ],
  [updateProfile, { firstName: 'Zoe', lastName: 'Ray', email: 'zoe@example.com' }],
  [deleteAccount, { password: PASSWORD, confirmEmail: 'zoe@example.com' }],
  [refundPayment, { actionId: ID, paymentId: ID, reason: 'Asked for it' }],
  [
    grantAccess,
    { actionId: ID, scope: 'pro', until: '2099-01-01T00:00:00Z', reason: 'Asked for it' },
  ],
  [revokeAccess, { actionId: ID, entitlementId: ID, reason: 'Asked for it' }],
  [createChallenge, { actionId: ID, settings: CHALLENGE }],
  [changeChallenge, { actionId: ID, settings: CHALLENGE }],
  [addProduct, { actionId: ID, product: PRODUCT }],
  [correctProduct, { actionId: ID, product: PRODUCT, reason: 'The batch was misread' }],
  [analyzeFace, { imageData: JPEG }],
  [writeLookCaption, { look: DEFAULT_LOOK, occasion: 'party', turn: 0 }],
  [askVoiceAssistant, { command: 'Bolder', currentMakeup: DEFAULT_LOOK, confidence: 0.9 }],
  [signPicture, { image: JPEG, sha256: 'ab'.repeat(32), size: 4, consent: true }],
  [analyzeSkin, { image: JPEG, currentMakeup: DEFAULT_LOOK }],
  [chatWithArtist, { artistId: 'celeste-marlow', message: 'What suits me?' }],
  [startTotp, { password: PASSWORD }],
  [confirmTotp, { code: '123456' }],
  [disableTotp, { password: PASSWORD, code: '123456' }],
  [sendReport, { about: { kind: 'look', id: ID }, reason: 'spam', words: 'See for yourself' }],
  [
    restrictPerson,
    { actionId: ID, userId: ID, areas: ['chat'], until: null, reason: 'Rude words' },
  ],
  [saveLook, { id: ID, name: 'Evening', isPublic: true, look: DEFAULT_LOOK }],
  [updateLook, { name: 'Morning', isPublic: false }],
  [
    addAwards,
    {
      awards: [
        { id: ID, kind: 'challenge_completed', day: '2026-11-21', subject: 'bold-lip' },
        { id: ID.replace(/.$/, '8'), kind: 'daily_login', day: '2026-11-21' },
      ],
    },
  ],
  [
    changeAvoidedIngredients,
    { changes: [{ name: 'Linalool', kind: 'allergen', isRemoved: false }] },
  ],
  [changeShoppingLists, { changes: [{ id: ID, kind: 'wish', productId: ID }] }],
  [
    keepSkinEntries,
    {
      entries: [
        {
          id: ID,
          measuredAt: 1_800_000_000_000,
          grade: 'good',
          light: 80,
          score: { value: 76, low: 71, high: 81 },
          measures: { redness: { value: 4.2, low: 2.6, high: 5.8, unit: 'a*' } },
        },
      ],
    },
  ],
  [createPaymentIntent, { amount: 699, type: 'hourly', orderId: ID }],
  [confirmTestPayment, { clientSecret: 'pi_1_secret_2', token: 'pm_card_visa' }],
  [answerTestChallenge, { clientSecret: 'pi_1_secret_2', answer: 'complete' }],
  [updatePro, { userId: ID, isProUser: true }],
  [
    trackAffiliateClick,
    {
      type: 'consultation_booking',
      artistId: 'noor-valette',
      artistName: 'Noor Valette',
      platform: 'Web search',
      commission: 18,
      affiliateUrl: 'https://example.com/noor',
    },
  ],
  [
    trackEvent,
    {
      event: 'visit',
      page: '/app',
      eventData: {},
      sessionId: 'session_1700000000000',
      eventId: ID,
    },
  ],
  [forgetVisitor, { sessionId: 'session_1700000000000' }],
  [subscribe, { email: 'zoe@example.com', source: 'blog', reference: '' }],
  [subscribeToNewsletter, { email: 'zoe@example.com', reference: '' }],
  [
    contactSupport,
    {
      name: 'Zoe Ray',
      email: 'zoe@example.com',
      category: 'technical',
      subject: 'The mirror is dark',
      message: 'It was bright\nyesterday.',
      priority: 'high',
      reference: '',
    },
  ],
  [
    applyAsAffiliate,
    {
      name: 'Zoe Ray',
      email: 'zoe@example.com',
      website: 'https://example.com/zoe',
      socialFollowing: '12,000 on one network',
      contentType: 'Videos',
      message: 'I show\nhow it is done.',
      reference: '',
    },
  ],
  [
    reportClientError,
    {
      message: 'Cannot read properties of undefined',
      stack: 'at draw (/assets/mirror.js:1:2)',
      page: '/my-saved-looks',
      version: '1.2.3',
    },
  ],
  [enableMaintenance, { adminKey: 'no key of this server' }],
  [disableMaintenance, { adminKey: 'no key of this server' }],
]);

/** A body that a call takes; undefined where it takes none. */
export function validBodyOf(contract: Contract): unknown {
  const { body } = contract;
  return VALID_BODIES.get(contract) ?? (body === undefined ? undefined : sampleValue(body));
}
