import { describe, expect, it } from 'vitest';
import type { LanguageModel } from './language-model.ts';
import { agreedModel } from './agreed-model.ts';

function modelCalled(publicName: string | undefined): LanguageModel {
  const nobody = () => {
    throw new Error('It is not asked here.');
  };
  return { publicName, ask: nobody, follow: nobody, stop: nobody };
}

const model = modelCalled('Llama at home');

describe('the operator’s model', () => {
  it.each([undefined, false])('is not asked if consent is %s', (agreed) => {
    expect(agreedModel(model, { agreed, modelName: 'Llama at home' })).toBeUndefined();
  });

  it('is asked if the person agreed to it by its name', () => {
    expect(agreedModel(model, { agreed: true, modelName: 'Llama at home' })).toBe(model);
  });

  it('is asked if the person agreed and was told no name', () => {
    const unnamed = modelCalled(undefined);
    expect(agreedModel(unnamed, { agreed: true, modelName: undefined })).toBe(unnamed);
  });

  it('is not asked if the person was told of another one', () => {
    expect(agreedModel(model, { agreed: true, modelName: 'Another' })).toBeUndefined();
    expect(
      agreedModel(modelCalled(undefined), { agreed: true, modelName: 'Another' }),
    ).toBeUndefined();
  });

  it('is undefined if the server has none', () => {
    expect(agreedModel(undefined, { agreed: true, modelName: undefined })).toBeUndefined();
  });
});
