// Data: beyond the plain statements, how danger is told in Hindi, Arabic and Chinese, and what holds in all the
// other languages. Written without vowel signs, as the text is folded.
import { concern, crisis, flag, type RuleGroup } from './rule.ts'

export const asianDanger: RuleGroup[] = [
  crisis(
    'suicide_active',
    'hi wish',
    { plain: true },
    `
    (मरने|मरना|मर जाने|खुदकुशी|आत्महत्या|जान देने) ..3 (मन|सोच|ख्याल|ख़याल|कोशिश|इरादा|फैसला|चाह|वाला|वाली|करता|करती)
    (सुसाइड|आखिरी) (नोट|चिट्ठी) ..4
    (गोलियां|गोलियाँ|दवाइयां|दवाई) ..4 (खा|निगल) ..2
  `,
  ),
  crisis(
    'self_harm',
    'hi self harm',
    { plain: true },
    `
    (अपनी|अपना|खुद) ..2 (जान|हाथ|कलाई|नस) ..2 (दे|दूंगा|दूंगी|दूँगा|दूँगी|काट|काटा|काटी|लूंगा|लूंगी|लेना)
    (चोट|नुकसान) ..2 (पहुँचा|पहुंचा) ..3
  `,
  ),
  crisis(
    'abuse_violence',
    'hi abuse violence',
    {},
    `
    (गला) ..2 (दबाया|दबा|घोंट|घोंटा)
    (जान से) (मारने|मार) ..4
  `,
  ),
  crisis(
    'suicide_active',
    'hi-latn wish',
    { plain: true },
    `
    (marne|marna|mar jane|suicide|khudkushi|jaan dene) ..3 (mann|man|soch|khayal|khyal|koshish|irada|attempt|wala|wali|karne|karna|hi hai|karta|karti)
    suicide (note|letter|attempt) ..4 (likha|likh|likhi|kiya|kar|hai|tha|thi|liya|diya)
    (goliyan|goliya|tablets|dawai|pills) ..4 (kha|nigal) ..2
    (zindagi|jindagi|life) (khatam|khatm|end) ..3
    ab (bas)? marna ..2
  `,
  ),
  crisis(
    'self_harm',
    'hi-latn self harm',
    { plain: true },
    `
    (apni|apna|khud) ..2 (jaan|haath|hath|kalai|nas) ..2 (de|dunga|dungi|kaat|kata|kaata|lunga|lungi|lena)
    (khud ko|apne aap ko) ..3 (hurt|chot|nuksan|kaat|maar|khatam) ..3
  `,
  ),
  crisis(
    'abuse_violence',
    'hi-latn abuse violence',
    {},
    `
    (gala) ..2 (dabaya|daba|ghonta)
    (jaan se) (maarne|marne|maar|mar) ..4
  `,
  ),
  crisis(
    'abuse_violence',
    'hi child',
    {},
    `
    (12|13|14|15|16|11|10|9) (साल|saal) ~ (मारते|मारता|maarte|maarta|marte|छूते|chhute|chhuta|touch)
    (मारते|मारता|maarte|maarta|marte|छूते|chhute|chhuta|touch|touches) ~ (12|13|14|15|16|11|10|9) (साल|saal)
    (धमकी|dhamki) ..4 (मार|जान|maar|jaan|mar) ..3
    (मारने|maarne|marne) ki? की? (धमकी|dhamki) ..3
  `,
  ),
  crisis(
    'suicide_active',
    'ar wish',
    { plain: true },
    `
    (اريد|واريد|اتمني|قررت|افكر|سوف|بدي|عايز|حاولت|ارغب|نفسي|ابغي) ..3 (اموت|الموت|انتحر|الانتحار|انهاء حياتي|انهي حياتي|قتل نفسي|اقتل نفسي|بالانتحار|موت) !(من (الضحك|الجوع))
    رساله (انتحار|وداع) ..2
    (تناولت|ابتلعت|اخذت|بلعت) ..4 (حبوب|الحبوب|دواء|الدواء|ادويه|جرعه) ..3
  `,
  ),
  crisis(
    'self_harm',
    'ar self harm',
    { plain: true },
    `
    (جرحت|قطعت|اجرح|اذيت) (نفسي|يدي|معصمي) ..4
  `,
  ),
  crisis(
    'harm_others',
    'ar harm others',
    {},
    `
    (ساقتله|ساقتلها|ساقتلهم|هقتله|بقتله) ..3
  `,
  ),
  crisis(
    'abuse_violence',
    'ar abuse violence',
    {},
    `
    (خنقني|يخنقني|اغتصبني|يلمسني|يتحرش) ..6
    (يهددني|هددني|تهديد) ..2 (بالقتل|يقتلني|بالسكين) ..4
  `,
  ),
  crisis(
    'panic_medical',
    'ar panic medical',
    {},
    `
    (الاصوات|اصوات|صوت) ..3 (تامرني|تقول|يقول|يامرني|تطلب) ..5
  `,
  ),
  crisis(
    'third_party',
    'ar third party',
    {},
    `
    (تريد|يريد|سوف|قال|قالت) ..3 (الانتحار|ينتحر|تنتحر|يموت|تموت|قتل نفسه|قتل نفسها) ..3 (الليله|الان|اليوم)
  `,
  ),
  crisis(
    'suicide_active',
    'zh wish',
    { plain: true },
    `
    (每天|一直|总是|经常|老是|天天) (都)? (想|在想) (死|自杀|去死|结束)
    自杀 (没有|没|未) (成功|遂|死成)
    (把)? (所有|全部|整瓶|一整瓶|很多|一把) (的)? 药 (都)? (吃|吞|服) (了)?
  `,
  ),
  crisis(
    'self_harm',
    'zh self harm',
    { plain: true },
    `
    (正在|在|刚|又) (割|划|伤害) (自己|手腕|手臂)
    (流|流了) (很多|好多|不少) 血
  `,
  ),
  crisis(
    'abuse_violence',
    'zh abuse violence',
    {},
    `
    (掐|勒) (我|住我) (的)? (脖子|喉咙)
    (说|要|威胁) (要)? (杀了|杀|弄死|打死) 我
    (岁|歲) ~ (摸|打|侵犯|碰) 我
    (摸|侵犯|碰) 我 ~ (岁|歲)
  `,
  ),
  crisis(
    'panic_medical',
    'zh panic medical',
    {},
    `
    (声音|有人) (叫|让|要|命令) 我 (去死|死|自杀|伤害|跳)
  `,
  ),
  crisis(
    'third_party',
    'zh third party',
    {},
    `
    (朋友|同学|室友|弟弟|妹妹|哥哥|姐姐|女儿|儿子) ..6 (今晚|现在|马上) ..3 (自杀|跳|结束)
  `,
  ),
  concern(
    'suicide_passive',
    'abroad half',
    {},
    `
    (acabar con esto|acabar con todo|terminar con esto) ..2
    (لم اعد احتمل|تعبت من الحياه|كرهت الحياه) ..3
    (सब खत्म|थक गया हूँ|थक गई हूँ) ..2 (जीने|जिंदगी|ज़िंदगी|करना)
    (je n en peux plus|j en peux plus|a bout de forces|plus rien n a de sens) ..2 !(de (cette|ce|la) (pluie|chaleur|semaine|temps))
    (ich kann nicht mehr|ich halte es nicht mehr aus|alles sinnlos|keine kraft mehr) ..2
    (nao aguento mais|perdi as forcas|nada faz sentido|cansei de viver) ..2 !(esse calor|essa chuva|essa segunda|essa reuniao)
    (no puedo mas|ya no aguanto|nada tiene sentido|perdi las fuerzas) ..2 !(con (este|esta) (calor|lluvia|trabajo))
  `,
  ),
  flag(
    'minor',
    `
    tengo (9|10|11|12|13|14|15|16|17) anos
    tenho (9|10|11|12|13|14|15|16|17) anos
    ai (9|10|11|12|13|14|15|16|17) ans
    ich bin (9|10|11|12|13|14|15|16|17)
    (9|10|11|12|13|14|15|16|17) (साल|saal|سنه|岁)
    عمري (9|10|11|12|13|14|15|16|17)
  `,
  ),
]
