import { SelectField } from '#app/kit/forms/select-field.tsx';
import { TextAreaField } from '#app/kit/forms/text-area-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import type { Form } from '#app/kit/forms/use-server-form.ts';
import { EXPERIENCE_WORDS, PROFESSIONAL_WORDS } from '#content/account-words.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import { EXPERIENCES } from '#domain/account/account.ts';
import type { ProfessionalParsed, ProfessionalValues } from './professional-fields.ts';

const CHOICES = EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_WORDS[value] }));

/** The business of a makeup artist. */
export function BusinessFields({ form }: { form: Form<ProfessionalValues, ProfessionalParsed> }) {
  return (
    <>
      <TextField
        form={form}
        name="businessName"
        label={PROFESSIONAL_WORDS.businessName}
        autoComplete="organization"
      />
      <div className="form-pair">
        <SelectField
          form={form}
          name="experience"
          label={PROFESSIONAL_WORDS.experience}
          placeholder={PROFESSIONAL_WORDS.chooseExperience}
          choices={CHOICES}
        />
        <TextField
          form={form}
          name="location"
          label={PROFESSIONAL_WORDS.location}
          autoComplete="address-level2"
          placeholder={FIELD_WORDS.optional}
        />
      </div>
      <TextField
        form={form}
        name="portfolio"
        label={PROFESSIONAL_WORDS.portfolio}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={FIELD_WORDS.optional}
      />
      <TextAreaField
        form={form}
        name="certifications"
        label={PROFESSIONAL_WORDS.certifications}
        hint={PROFESSIONAL_WORDS.certificationsHint}
        placeholder={FIELD_WORDS.optional}
      />
      <TextAreaField
        form={form}
        name="specialties"
        label={PROFESSIONAL_WORDS.specialties}
        hint={PROFESSIONAL_WORDS.specialtiesHint}
        placeholder={FIELD_WORDS.optional}
      />
    </>
  );
}
